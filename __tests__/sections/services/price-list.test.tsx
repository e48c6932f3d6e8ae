import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import page from "../../../content/pages/services.json";
import categories from "../../../content/services/categories.json";
import services from "../../../content/services/services.json";
import salon from "../../../content/site.json";
import { PriceList } from "../../../src/sections/services/price-list";
import { picture } from "../../support/picture";

const data = {
  ...page,
  categories: categories.map((category) => ({
    ...category,
    panelPicture: { focus: null, ...picture(category.picture.alt) },
    sectionPicture: { focus: null, ...picture(category.picture.alt) },
    services: services.filter((service) => service.category === category.key),
  })),
};

beforeAll(() => {
  document.documentElement.className = "js";
  Element.prototype.scrollIntoView = jest.fn();
});

beforeEach(() => {
  history.replaceState(null, "", "/services");
  const hoursText = { headline: "10am to 9pm" };
  jest.mocked(useStaticQuery).mockReturnValue({ salon: { ...salon, hoursText } });
});

function show() {
  return render(<PriceList {...data} />);
}

function selectedTab() {
  return screen.getByRole("tab", { selected: true });
}

function rowOf(name: string) {
  const row = screen.getAllByRole("link", { name: `Book ${name}`, hidden: true })[0]?.closest("li");
  if (!row) throw new Error(`${name} has no row`);
  return row;
}

test("all 91 services are there with their prices and a way to book", () => {
  show();
  expect(services).toHaveLength(91);
  for (const { name, price } of services) {
    const row = rowOf(name);
    expect(within(row).getByText(price)).toBeInTheDocument();
    const link = within(row).getByRole("link", { hidden: true });
    expect(link).toHaveTextContent(page.book);
    expect(link).toHaveAttribute("href", "/contact");
    expect(link).toHaveAttribute("data-state", JSON.stringify({ subject: name }));
  }
});

test("no price can break after KD", () => {
  show();
  expect(rowOf("Hair Spa").textContent).toContain("KD\u00a05");
});

test("seven categories have tabs, and hair-care is selected at first", () => {
  show();
  const tabs = categories.filter(({ hasTab }) => hasTab);
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(
    tabs.map(({ label }) => label),
  );
  expect(selectedTab()).toHaveTextContent("Hair Care & Treatments");
});

test("a category's heading is its key with spaces, not its label", () => {
  show();
  const panel = screen.getByRole("tabpanel", { name: "Hair Care & Treatments" });
  expect(within(panel).getByRole("heading", { level: 2 })).toHaveTextContent(/^hair care$/);
  for (const paragraph of categories[0]?.intro ?? []) {
    expect(within(panel).getByText(paragraph)).toBeInTheDocument();
  }
});

test("choosing a tab names the category in the address, and Back brings the one before", async () => {
  show();
  await userEvent.click(screen.getByRole("tab", { name: "Facials" }));
  expect(location.hash).toBe("#facials");
  expect(selectedTab()).toHaveTextContent("Facials");
  const back = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  await act(async () => {
    history.back();
    await back;
  });
  expect(location.hash).toBe("");
  expect(selectedTab()).toHaveTextContent("Hair Care & Treatments");
});

test.each([
  ["#hair", "Hair Care & Treatments"],
  ["#skin", "Facials"],
  ["#facials", "Facials"],
  ["#massage", "Body Scrubs & Massages"],
  ["#makeovers", "Makeup & Eyelashes"],
  ["#nails", "Hair Care & Treatments"],
  ["#no-such-thing", "Hair Care & Treatments"],
])("an address that ends in %s shows %s", (hash, label) => {
  history.replaceState(null, "", `/services${hash}`);
  show();
  expect(selectedTab()).toHaveTextContent(label);
});

test.each(categories.flatMap(({ key, aliases }) => [key, ...aliases]))(
  "there is a place called %s",
  (anchor) => {
    show();
    expect(document.getElementById(anchor)).toBeInTheDocument();
  },
);

test("a name typed after the address leads to its category", () => {
  show();
  act(() => {
    history.replaceState(null, "", "#skin");
    dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(selectedTab()).toHaveTextContent("Facials");
});

test("on the way to another page nothing changes", () => {
  history.replaceState(null, "", "/services#facials");
  show();
  act(() => {
    history.replaceState(null, "", "/contact");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(selectedTab()).toHaveTextContent("Facials");
});

test("the categories without a tab stand below under their labels", () => {
  show();
  for (const { label } of categories.filter(({ hasTab }) => !hasTab)) {
    expect(screen.getByRole("heading", { level: 2, name: label })).toBeInTheDocument();
  }
});

test("one quiet line leads to the special offers", () => {
  show();
  const link = screen.getByRole("link", { name: page.offersAction.label });
  expect(link).toHaveAttribute("href", "/special-offers");
});

test("paper gets the salon's name and the day", () => {
  show();
  expect(screen.getByText(salon.brand.fullName)).toBeInTheDocument();
  expect(
    screen.getByText(/^Prices in Kuwaiti dinar \(KD\), as of \w+ \d+, \d{4}\.$/),
  ).toBeDefined();
});

describe("the search", () => {
  function field() {
    return screen.getByRole("textbox", { name: page.search.label });
  }

  test("finds a service in any category and says how many there are", async () => {
    show();
    await userEvent.type(field(), "polish application");
    expect(screen.getByRole("status")).toHaveTextContent("1 service for “polish application”");
    expect(screen.getAllByRole("link", { name: "Book Polish Application" })).toHaveLength(2);
  });

  test("a slash leads to it, but not from a field", async () => {
    show();
    await userEvent.keyboard("/");
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("");
    await userEvent.keyboard("a/b");
    expect(field()).toHaveValue("a/b");
  });

  test("what is on no list leads to the salon", async () => {
    show();
    await userEvent.type(field(), "tattoo");
    expect(screen.getByRole("status")).toHaveTextContent("Nothing on the list is called “tattoo”.");
    const link = screen.getByRole("link", { name: page.search.emptyAction.label });
    expect(link).toHaveAttribute("href", "/contact");
  });

  test("Escape and the button clear it", async () => {
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
