import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { arabicFormats, englishFormats } from "../../../src/i18n/formats";
import { interpolate } from "../../../src/lib/interpolate";
import { PriceList } from "../../../src/sections/services/price-list";
import { sample, servicesPage as page, site as salon } from "../../support/content";
import { inLocale } from "../../support/locale";
import { picture } from "../../support/picture";
import { priced } from "../../support/price";

const { categories, services } = sample;

const data = {
  ...page,
  hasOffers: true,
  offersEnded: false,
  search: {
    ...page.search,
    results: { zero: null, two: null, few: null, many: null, ...page.search.results },
  },
  path: "/services",
  dateFormat: englishFormats.date,
  categories: categories.map((category) => ({
    ...category,
    heading: category.key.replaceAll("-", " "),
    picture: { focus: null, ...picture(category.picture.alt) },
    services: services
      .map((service) => priced(service))
      .filter((service) => service.category === category.key),
  })),
};

beforeAll(() => {
  document.documentElement.className = "js";
  Element.prototype.scrollIntoView = jest.fn();
});

const tabs = categories.filter(({ hasTab }) => hasTab);
const further = categories.filter(({ hasTab }) => !hasTab);

function show(props = data) {
  return render(inLocale(<PriceList {...props} />));
}

/** Every service with its row, by category and in list order. */
function rows() {
  const listed = screen.getAllByRole("listitem", { hidden: true });
  const inOrder = [...tabs, ...further].flatMap(({ key }) =>
    services.filter(({ category }) => category === key),
  );
  expect(listed).toHaveLength(inOrder.length);
  return inOrder.map((service, index) => ({ service, row: listed[index] ?? document.body }));
}

test("every service has its price and a link to book it", () => {
  show();
  expect(rows()).toHaveLength(services.length);
  for (const { row, service } of rows()) {
    expect(within(row).getByText(service.name)).toBeInTheDocument();
    expect(within(row).getByText(service.price)).toBeInTheDocument();
    const name = interpolate(page.bookLabel, { service: service.name });
    const link = within(row).getByRole("link", { name, hidden: true });
    expect(link).toHaveTextContent(page.book);
    expect(link).toHaveAttribute("href", `/contact?service=${service.slug}`);
  }
});

// Specification 2 Services, 4: Seven tabs, list and two paragraphs each
test("categories with a tab are tabs, and the first is selected", () => {
  show();
  for (const { key, intro } of tabs) {
    for (const paragraph of intro) {
      expect(document.getElementById(key)).toHaveTextContent(paragraph);
    }
  }
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(
    tabs.map(({ label }) => label),
  );
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent(tabs[0]?.label ?? "");
});

test.each([
  ["in English", englishFormats, "November 5, 2026"],
  ["in Arabic", arabicFormats, "5 نوفمبر 2026"],
])("the printed page has the salon's name and Kuwait's date %s", (_language, formats, date) => {
  jest.useFakeTimers({ now: new Date("2026-11-04T22:30:00Z") });
  show({ ...data, dateFormat: formats.date });
  jest.useRealTimers();
  expect(screen.getByText(salon.brand.fullName)).toBeInTheDocument();
  expect(screen.getByText(interpolate(page.printNote, { date }))).toBeInTheDocument();
});

describe("the search", () => {
  const field = () => screen.getByRole("textbox", { name: page.search.label });

  test("a slash does not move the focus and can be typed", async () => {
    show();
    await userEvent.keyboard("/");
    expect(document.body).toHaveFocus();
    await userEvent.type(field(), "a/b");
    expect(field()).toHaveValue("a/b");
  });

  test("Escape and the button clear the search", async () => {
    show();
    await userEvent.type(field(), "gel{Escape}");
    expect(field()).toHaveValue("");
    await userEvent.type(field(), "gel");
    await userEvent.click(screen.getByRole("button", { name: page.search.clear }));
    expect(field()).toHaveValue("");
    expect(field()).toHaveFocus();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});

test("after the last day of the offers, the link to them stands alone", () => {
  const { rerender } = show();
  const link = () => screen.getByRole("link", { name: page.offersAction.label });
  const teaser = `${page.offersText} ${page.offersAction.label}`;
  expect(link().parentElement).toHaveTextContent(teaser);
  rerender(inLocale(<PriceList {...data} offersEnded />));
  expect(link().parentElement).toHaveTextContent(new RegExp(`^${page.offersAction.label}$`));
});
