import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { inEdition } from "../../support/edition";
import type { SearchNames } from "../../../src/content/search-names";
import { ServiceSearch } from "../../../src/sections/services/service-search";

const address = "/static/search/en/1.json";
const names: SearchNames = {
  services: { keratin: ["كيراتين"], spa: ["سبا الشعر"] },
  categories: { hair: ["العناية بالشعر"] },
};
const categories = [
  {
    key: "hair",
    label: "Hair Care",
    aliases: [],
    services: [
      { slug: "keratin", name: "Keratin Smoothing", price: { text: "KD 20" } },
      { slug: "spa", name: "Hair Spa", price: { text: "KD 5" } },
    ],
  },
];
const labels = {
  label: "Find a service",
  placeholder: "",
  clear: "Clear",
  results: {
    zero: null,
    one: "one for {query}",
    two: "two for {query}",
    few: null,
    many: null,
    other: "{count} for {query}",
  },
  empty: "nothing for {query}",
  emptyAction: { label: "Ask us", path: "/contact" },
};

const fetchNames = jest.fn<Promise<Response>, [string]>();
const answer = (body: object, status = 200) =>
  ({ ok: status === 200, status, json: () => Promise.resolve(body) }) as Response;

beforeEach(() => {
  document.documentElement.className = "js";
  fetchNames.mockReset();
  fetchNames.mockResolvedValue(answer(names));
  Object.assign(globalThis, { fetch: fetchNames });
});

function show(locale = "en") {
  const search = (
    <ServiceSearch
      categories={categories}
      namesAddress={address}
      labels={labels}
      book="Book"
      bookLabel="Book {service}"
      bookPath="/contact"
    />
  );
  render(inEdition(search, locale));
  return screen.getByRole("textbox", { name: labels.label });
}

const found = () => screen.queryAllByRole("listitem").map((row) => row.textContent);
const status = () => screen.getByRole("status");

test("nothing is fetched until the field is touched, and then once", async () => {
  const field = show();
  expect(fetchNames).not.toHaveBeenCalled();
  await userEvent.click(field);
  await userEvent.type(field, "spa");
  expect(await screen.findByText("one for spa")).toBeInTheDocument();
  expect(fetchNames.mock.calls.map(([url]) => url)).toEqual([address]);
});

test("a service is found by its name in another language", async () => {
  await userEvent.type(show(), "الكيراتين");
  const row = await screen.findByRole("listitem");
  expect(within(row).getByText("Keratin Smoothing")).toBeInTheDocument();
  expect(status()).toHaveTextContent("one for الكيراتين");
});

test("what the page knows is found at once; nothing is denied while names are on their way", async () => {
  let arrive: (response: Response) => void = () => undefined;
  fetchNames.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const field = show();
  await userEvent.type(field, "spa");
  expect(found()).toHaveLength(1);
  await userEvent.clear(field);
  await userEvent.type(field, "كيراتين");
  expect(found()).toEqual([]);
  expect(status()).toBeEmptyDOMElement();
  await act(async () => arrive(answer(names)));
  expect(await screen.findByText("one for كيراتين")).toBeInTheDocument();
  expect(found()).toHaveLength(1);
});

test("names that cannot be had leave the page's own, and are asked for again at the next key", async () => {
  fetchNames.mockResolvedValue(answer({}, 404));
  const field = show();
  await userEvent.type(field, "كيرات");
  expect(await screen.findByText("nothing for كيرات")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact");
  fetchNames.mockResolvedValue(answer(names));
  await userEvent.type(field, "ين");
  expect(await screen.findByText("one for كيراتين")).toBeInTheDocument();
});

test.each([
  ["en", "2 for hair"],
  ["ar", "two for hair"],
])("what is found is counted as the edition's language counts it: %s", async (locale, told) => {
  await userEvent.type(show(locale), "hair");
  expect(await screen.findByText(told)).toBeInTheDocument();
});
