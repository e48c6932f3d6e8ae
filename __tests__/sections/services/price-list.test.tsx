import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { arabicFormats, englishFormats } from "../../../src/i18n/formats";
import { interpolate } from "../../../src/lib/interpolate";
import { PriceList } from "../../../src/sections/services/price-list";
import { categories, services, servicesPage as page, site as salon } from "../../support/content";
import { inLocale } from "../../support/locale";
import { picture } from "../../support/picture";
import { priced } from "../../support/price";

const data = {
  ...page,
  search: {
    ...page.search,
    results: { zero: null, two: null, few: null, many: null, ...page.search.results },
  },
  path: "/services",
  printMonths: englishFormats.shortMonths,
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

beforeEach(() => {
  history.replaceState(null, "", "/services");
});

const tabs = categories.filter(({ hasTab }) => hasTab);
const further = categories.filter(({ hasTab }) => !hasTab);
const first = tabs[0]?.key ?? "";

function labelOf(key: string): string {
  return categories.find((category) => category.key === key)?.label ?? "";
}

function show(props = data) {
  return render(inLocale(<PriceList {...props} />));
}

function selectedTab() {
  return screen.getByRole("tab", { selected: true });
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

test("prices do not wrap after KD", () => {
  show();
  for (const { row, service } of rows()) {
    expect(row.textContent).toContain(service.price.replaceAll("KD ", "KD\u00a0"));
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
  expect(selectedTab()).toHaveTextContent(labelOf(first));
});

// Specification 2 Services: Default category hair-care, heading from its key
test("a category's heading is its key with spaces", () => {
  show();
  const panel = screen.getByRole("tabpanel", { name: labelOf(first) });
  const heading = within(panel).getByRole("heading", { level: 2 });
  expect(heading.textContent).toBe(first.replaceAll("-", " "));
});

test.each([
  ["#hair", "hair-care"],
  ["#skin", "facials"],
  ["#facials", "facials"],
  ["#massage", "body-scrubs-massages"],
  ["#makeovers", "makeup-eyelashes"],
  ["#nails", first],
  ["#no-such-thing", first],
])("the hash %s selects %s", (hash, key) => {
  history.replaceState(null, "", `/services${hash}`);
  show();
  expect(selectedTab()).toHaveTextContent(labelOf(key));
});

test.each(categories.flatMap(({ key, aliases }) => [key, ...aliases]))(
  "the anchor %s exists",
  (anchor) => {
    show();
    expect(document.getElementById(anchor)).toBeInTheDocument();
  },
);

test("leaving the page keeps the selected tab", () => {
  history.replaceState(null, "", "/services#facials");
  show();
  act(() => {
    history.replaceState(null, "", "/contact");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(selectedTab()).toHaveTextContent(labelOf("facials"));
});

test.each([
  ["in English", englishFormats, "05 Nov 2026"],
  ["in Arabic", arabicFormats, "5 نوفمبر 2026"],
])("the printed page has the salon's name and Kuwait's date %s", (_language, formats, date) => {
  jest.useFakeTimers({ now: new Date("2026-11-04T22:30:00Z") });
  show({ ...data, printMonths: formats.shortMonths });
  jest.useRealTimers();
  expect(screen.getByText(salon.brand.fullName)).toBeInTheDocument();
  expect(screen.getByText(interpolate(page.printNote, { date }))).toBeInTheDocument();
});

describe("the search", () => {
  function field() {
    return screen.getByRole("textbox", { name: page.search.label });
  }

  test("finds a service in any category and shows the number of results", async () => {
    const service = priced({ name: "Zephyr Quill", otherNames: [], price: "KD 7" });
    const added = data.categories.map((category) =>
      category.key === further[0]?.key
        ? {
            ...category,
            services: [
              ...category.services,
              {
                ...service,
                id: 0,
                slug: "zephyr-quill",
                category: category.key,
              },
            ],
          }
        : category,
    );
    show({ ...data, categories: added });
    await userEvent.type(field(), "zephyr quill");
    expect(screen.getByRole("status")).toHaveTextContent(
      interpolate(page.search.results.one, { count: 1, query: "zephyr quill" }),
    );
    const name = interpolate(page.bookLabel, { service: service.name });
    expect(screen.getAllByRole("link", { name })).toHaveLength(2);
  });

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
