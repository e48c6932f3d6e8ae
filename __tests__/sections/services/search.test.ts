import { services as content } from "../../support/content";
import { searchServices, type SearchEntry } from "../../../src/sections/services/search";

/** A price list of the tests' own: names by the words of their category. */
const list = {
  "Hair Care & Treatments hair-care hair": ["Hair Spa", "Hair Wash", "Keratin Smoothing"],
  "Hair Coloring hair-coloring": ["Root Touch-Up", "Balayage"],
  "Facials facials skin": ["Hydrafacial", "Gold Facial", "Clay Mask"],
  "Body Scrubs & Massages body-scrubs-massages massage": [
    "Moroccan Bath",
    "Swedish Massage",
    "Deep Tissue Massage",
  ],
  "Makeup & Eyelashes makeup-eyelashes makeovers": ["Evening Makeup", "Lash Lift"],
  "Manicures & Pedicures manicures-pedicures nails": ["Polish Application"],
  "Hair Removal & Waxing hair-removal-waxing": ["Full Body Waxing"],
};

const entries: SearchEntry<string>[] = Object.entries(list).flatMap(([category, names]) =>
  names.map((name) => ({ name, category, item: name })),
);

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
  ["British spelling", "colour", "Balayage"],
])("a service is found by %s", (_way, query, name) => {
  const found = find(query);
  expect(found).toContain(name);
});

test("a category's name finds all its services", () => {
  expect(find("facials")).toEqual(["Hydrafacial", "Gold Facial", "Clay Mask"]);
  expect(find("nails")).toEqual(["Polish Application"]);
});

test("a service with the word in its own name comes before the rest of the category", () => {
  expect(find("massage")).toEqual(["Swedish Massage", "Deep Tissue Massage", "Moroccan Bath"]);
});

test("a word that is spelled right finds no near misses", () => {
  expect(find("wash")).toEqual(["Hair Wash"]);
});

test("every service of the salon is found by its own name", () => {
  const own = content.map(({ name }) => ({ name, category: "", item: name }));
  for (const { name } of content) expect(searchServices(own, name)).toContain(name);
});

test.each(["", "   ", "?!"])("%p asks for nothing", (query) => {
  expect(find(query)).toEqual([]);
});

test.each(["zzzz", "car tyres", "قص شعر"])("%p is on no list", (query) => {
  expect(find(query)).toEqual([]);
});

test("a plural comes with the services that have the word in their names first", () => {
  expect(find("lashes")).toEqual(["Lash Lift", "Evening Makeup"]);
});
