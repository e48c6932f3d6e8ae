import { render, screen, within } from "@testing-library/react";
import { addWish } from "../../../src/hooks/use-stored-wishes";
import { arabicFormats, englishFormats } from "../../../src/i18n/formats";
import { PriceList } from "../../../src/sections/services/price-list";
import { categories, services, servicesPage as page } from "../../support/content";
import { inLocale } from "../../support/locale";
import { picture } from "../../support/picture";
import { priced } from "../../support/price";

const data = {
  page: {
    ...page,
    search: {
      ...page.search,
      results: { zero: null, two: null, few: null, many: null, ...page.search.results },
    },
    dateFormat: englishFormats.date,
  },
  offers: { allOffer: { totalCount: 1 }, offersPage: { hasEnded: false } },
  path: "/services",
  categories: categories.map((category) => ({
    ...category,
    heading: category.key.replaceAll("-", " "),
    searchNames: [],
    picture: { focus: null, ...picture(category.picture.alt) },
    services: services
      .map(({ was, note, minutes, ...service }) =>
        priced({
          ...service,
          searchNames: [],
          note: note ?? null,
          duration: minutes ? `${minutes} min` : null,
          was: was ? { text: was } : null,
        }),
      )
      .filter((service) => service.category === category.key),
  })),
};

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

function show(props = data) {
  return render(inLocale(<PriceList {...props} />));
}

test("a check mark shows that a service is on her list", () => {
  addWish("service/dry-cut");
  show();
  const link = screen.getByRole("link", { name: "Book Dry Cut: it is on your list", hidden: true });
  expect(link).not.toHaveTextContent("Book");
  localStorage.clear();
});

// Specification 1: Services and prices can be browsed; booking is by contact
test.each([
  ["Dry Cut", "KD 6", "dry-cut"],
  ["Blow Dry", "KD 5 to KD 8", "blow-dry"],
  ["Color Repair", "On request", "color-repair"],
])("%s has its price, %s, and a link to book it", (name, price, slug) => {
  show();
  const link = screen.getByRole("link", { name: `Book ${name}`, hidden: true });
  expect(link).toHaveTextContent("Book");
  expect(link).toHaveAttribute("href", `/contact?service=${slug}`);
  const row = within(link.closest("li") ?? document.body);
  expect(row.getByText(name)).toBeInTheDocument();
  expect(row.getByText(price)).toBeInTheDocument();
});

test("how long a service takes stands beside its price, also if it has a note", () => {
  show();
  const name = screen.getByText("Balayage");
  expect(within(name).getByText("Toner and finish included")).toBeInTheDocument();
  expect(name.nextSibling?.nextSibling).toHaveTextContent("200 min");
});

test("a former price is struck through and named for screen readers", () => {
  show();
  const former = screen.getByText("KD 15", { selector: "s" });
  expect(former.parentElement).toHaveTextContent("before KD 15 KD 12");
});

test("links under the tabs lead to each category without a tab", () => {
  show();
  const line = screen.getByText("Also on this page:").closest("p") ?? document.body;
  const further = categories.filter(({ hasTab }) => !hasTab);
  expect(further.length).toBeGreaterThan(1);
  const links = within(line).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ...further.map(({ label, key }) => [label, `#${key}`]),
    ["Good to know", "#good-to-know"],
  ]);
  const names = links.map(({ textContent }) => textContent).join(", ");
  expect(line.textContent?.trim()).toBe(`Also on this page: ${names}`);
});

test.each([
  ["with tabs only", true],
  ["without tabs", false],
])("categories %s leave no empty section and no empty tab list", (_which, hasTab) => {
  const own = data.categories.map((category) => ({ ...category, hasTab }));
  const { container } = show({ ...data, categories: own });
  expect(screen.queryAllByRole("tablist")).toHaveLength(hasTab ? 1 : 0);
  for (const section of container.querySelectorAll("section"))
    expect(section).toHaveTextContent(/./);
});

// Specification 2 Services, 4: Seven tabs, list and two paragraphs each
test("seven categories are tabs, and the first is selected", () => {
  show();
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "Cuts",
    "Color",
    "Styling",
    "Hair Treatments",
    "Hands & Feet",
    "Face",
    "Bath & Massage",
  ]);
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Cuts");
  const panel = screen.getByRole("tabpanel", { name: "Cuts" });
  expect(panel).toHaveTextContent("First paragraph about cuts");
  expect(panel).toHaveTextContent("Second paragraph about cuts");
  const rows = within(panel)
    .getAllByRole("listitem")
    .map((row) => row.textContent);
  const names = ["Dry Cut", "Cut and Finish", "Fringe Trim", "First Cut for Girls", "Long Layers"];
  expect(rows).toEqual(names.map((name) => expect.stringMatching(`^${name}`)));
});

test.each([
  ["in English", englishFormats, "November 5, 2026"],
  ["in Arabic", arabicFormats, "5 نوفمبر 2026"],
])("the printed page has the salon's name and Kuwait's date %s", (_language, formats, date) => {
  jest.useFakeTimers({ now: new Date("2026-11-04T22:30:00Z") });
  show({ ...data, page: { ...data.page, dateFormat: formats.date } });
  jest.useRealTimers();
  expect(screen.getByText("Sidra Beauty Salon & Spa")).toBeInTheDocument();
  expect(screen.getByText(/ · Ramadan hours, until December 11, 2026$/)).toBeInTheDocument();
  expect(screen.getByText(`Prices in Kuwaiti dinar (KD), as of ${date}.`)).toBeInTheDocument();
});
