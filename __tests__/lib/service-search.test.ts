import categories from "../../content/services/categories.json";
import services from "../../content/services/services.json";
import { searchServices } from "../../src/lib/service-search";

const entries = services.map((item) => {
  const category = categories.find(({ key }) => key === item.category);
  const words = category ? [category.label, category.key, ...category.aliases] : [];
  return { name: item.name, category: words.join(" "), item: item.name };
});

function find(query: string): string[] {
  return searchServices(entries, query);
}

test.each([
  ["a service's own words", "hair spa", "Hair Spa"],
  ["the beginning of a word", "hydraf", "Hydrafacial"],
  ["the inside of a word", "issue", "Deep Tissue Massage"],
  ["words in another order", "waxing body", "Full Body Waxing"],
  ["two words written as one", "hairspa", "Hair Spa"],
  ["the plural", "massages", "Swedish Massage"],
  ["capitals", "HYDRAFACIAL", "Hydrafacial"],
  ["accents", "Hydrafaciál", "Hydrafacial"],
  ["a letter too many", "hydraffacial", "Hydrafacial"],
  ["a letter left out", "kertin", "Keratin Smoothing"],
  ["swapped letters", "keartin", "Keratin Smoothing"],
  ["British spelling", "colour", services.find((s) => s.category === "hair-coloring")?.name ?? ""],
])("a service is found by %s", (_way, query, name) => {
  const found = find(query);
  expect(found).toContain(name);
});

test("a category's name finds all its services", () => {
  const facials = services.filter(({ category }) => category === "facials");
  expect(find("facials")).toEqual(expect.arrayContaining(facials.map(({ name }) => name)));
  expect(find("nails")).toEqual(expect.arrayContaining(["Polish Application"]));
});

test("a service with the word in its own name comes before the rest of the category", () => {
  const [first = ""] = find("massage");
  expect(first.toLowerCase()).toContain("massage");
});

test("a word that is spelled right finds no near misses", () => {
  for (const name of find("wash")) expect(name.toLowerCase()).toMatch(/wash/);
});

test("every service is found by its own name", () => {
  for (const { name } of services) expect(find(name)).toContain(name);
});

test.each(["", "   ", "?!"])("%p asks for nothing", (query) => {
  expect(find(query)).toEqual([]);
});

test.each(["zzzz", "car tyres", "قص شعر"])("%p is on no list", (query) => {
  expect(find(query)).toEqual([]);
});

test("a plural comes with the services that have the word in their names first", () => {
  expect(find("lashes")[0]?.toLowerCase()).toContain("lash");
});
