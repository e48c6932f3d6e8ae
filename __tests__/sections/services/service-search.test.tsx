import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ServiceSearch } from "../../../src/sections/services/service-search";
import { PriceRowWords } from "../../../src/sections/shared/price-rows";
import { builtHtml } from "../../support/built-html";
import { contentIn, noForms, servicesPage } from "../../support/content";
import { inLocale } from "../../support/locale";

const categories = [
  {
    key: "hair",
    label: "Hair Care",
    aliases: [],
    searchNames: ["العناية بالشعر"],
    services: [
      {
        slug: "keratin-smoothing",
        name: "Keratin Smoothing",
        searchNames: ["كيراتين"],
        note: null,
        duration: null,
        was: null,
        price: { text: "KD 20", min: 20, max: 20 },
      },
      {
        slug: "hair-spa",
        name: "Hair Spa",
        searchNames: ["سبا الشعر"],
        note: null,
        duration: null,
        was: null,
        price: { text: "KD 5", min: 5, max: 5 },
      },
    ],
  },
];
const { search: labels } = servicesPage;
const resultsIn = (code: string) => ({
  ...noForms,
  ...contentIn(code).servicesPage.search.results,
});

beforeEach(() => history.replaceState(null, "", "/services"));

function search(locale: string) {
  return inLocale(
    <PriceRowWords.Provider value={servicesPage}>
      <ServiceSearch
        path="/services"
        categories={categories}
        labels={{ ...labels, results: resultsIn(locale) }}
        goodToKnow="Good to know"
      />
    </PriceRowWords.Provider>,
    locale,
  );
}

function show(locale = "en") {
  render(search(locale));
  return screen.getByRole("textbox", { name: labels.label });
}

const found = () => screen.queryAllByRole("listitem").map((row) => row.textContent);
const status = () => screen.getByRole("status");

test("shows the services with the most words if none has all, and how to ask for another", async () => {
  await userEvent.type(show(), "keratin balayage");
  expect(found()).toEqual([expect.stringMatching(/^Keratin Smoothing/)]);
  expect(status()).toHaveTextContent(labels.closest.replace("{query}", "keratin balayage"));
  expect(screen.getByRole("link", { name: "Write by WhatsApp" })).toBeVisible();
});

test("an empty result offers a WhatsApp link with the query", async () => {
  const field = show();
  await userEvent.type(field, "spa");
  expect(screen.queryByRole("link", { name: "Write by WhatsApp" })).not.toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, " تشقير & laser ");
  expect(await screen.findByText(/is called “تشقير & laser”/)).toBeInTheDocument();
  expect(found()).toEqual([]);
  const link = screen.getByRole("link", { name: "Write by WhatsApp" });
  const address = new URL(link.getAttribute("href") ?? "");
  expect(address.origin).toBe("https://wa.me");
  expect(address.searchParams.get("text")).toBe("Hello, do you offer “تشقير & laser”?");
  expect(screen.getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact");
  const rules = screen.getByRole("link", { name: "Good to know" });
  expect(rules).toHaveAttribute("href", "#good-to-know");
});

test.each([
  ["en", "2 services for “hair”"],
  ["ar", "خدمتان لبحثكِ عن «hair»"],
])("counts results with the plural forms of the locale %s", async (locale, count) => {
  await userEvent.type(show(locale), "hair");
  expect(await screen.findByText(count)).toBeInTheDocument();
});

test.each([
  ["spa", "/services"],
  ["spa", "/services?search=keratin"],
])("finds what was typed into the built field before hydration: %s at %s", (typed, address) => {
  history.replaceState(null, "", address);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = builtHtml(search("en"));
  const field = screen.getByRole<HTMLInputElement>("textbox");
  field.value = typed;
  render(search("en"), { container, hydrate: true });
  expect(field).toHaveValue(typed);
  expect(found()).toEqual([expect.stringMatching(/^Hair Spa/)]);
  expect(screen.getByRole("button", { name: labels.clear })).toBeVisible();
});

test("Enter takes the focus away and scrolls to the first result, but not while a word is composed", async () => {
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.textContent);
  };
  const field = show();
  await userEvent.type(field, "spa");
  const composing = createEvent.keyDown(field, { key: "Enter", isComposing: true });
  fireEvent(field, composing);
  expect(field).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(field).not.toHaveFocus();
  expect(scrolled).toEqual([expect.stringMatching(/^Hair Spa/)]);
});

describe("the address", () => {
  const shown = () => location.pathname + location.search + location.hash;

  test("contains the query, keeps hash and history, and loses the query when the field is cleared", async () => {
    history.replaceState({ key: "arrival" }, "", "/services?from=letter#nails");
    const steps = history.length;
    const field = show();
    expect(shown()).toBe("/services?from=letter#nails");
    expect(field).not.toHaveAttribute("dir"); // The placeholder has the direction of the page.
    await userEvent.type(field, "hair spa ");
    expect(field).toHaveValue("hair spa ");
    expect(shown()).toBe("/services?from=letter&search=hair+spa#nails");
    expect(history).toHaveLength(steps);
    expect(history.state).toEqual({ key: "arrival" });
    await userEvent.click(screen.getByRole("button", { name: labels.clear }));
    expect(shown()).toBe("/services?from=letter#nails");
    expect(field).toHaveFocus();
    expect(status()).toBeEmptyDOMElement();
    await userEvent.type(field, "spa{Escape}");
    expect(field).toHaveValue("");
  });

  test("restores the query", async () => {
    history.replaceState(null, "", "/services?search=كيراتين#nails");
    const field = show();
    expect(field).toHaveValue("كيراتين");
    expect(await screen.findByText("1 service for “كيراتين”")).toBeInTheDocument();
    expect(decodeURI(shown())).toBe("/services?search=كيراتين#nails");
  });

  test("keeps the query on the same page, and not on another page", async () => {
    const { rerender } = render(search("en"));
    await userEvent.type(screen.getByRole("textbox"), "spa");
    history.pushState(null, "", "/services");
    rerender(search("en"));
    expect(shown()).toBe("/services?search=spa");
    history.pushState(null, "", "/contact");
    rerender(search("en"));
    expect(shown()).toBe("/contact");
  });

  test("is optional: the search works when the address cannot be changed", async () => {
    const refuse = jest.spyOn(history, "replaceState").mockImplementation(() => {
      throw new DOMException("Too many", "SecurityError");
    });
    await userEvent.type(show(), "spa");
    expect(await screen.findByText("1 service for “spa”")).toBeInTheDocument();
    refuse.mockRestore();
  });
});
