import {
  readPortfolioAddress,
  writePortfolioAddress,
} from "../../../src/sections/portfolio/portfolio-address";

const categories = ["all", "events", "hairstyles", "nails", "interior", "manicure"];

test.each([
  ["", "all", 1],
  ["?category=nails", "nails", 1],
  ["?category=nails&page=2", "nails", 2],
  ["?page=12", "all", 12],
  ["?category=all&page=1", "all", 1],
  ["?utm_source=instagram&category=events", "events", 1],
])("reads %p as %s, page %i", (search, category, page) => {
  expect(readPortfolioAddress(search, categories)).toEqual({ category, page });
});

test.each([
  "?category=Nails",
  "?category=constructor",
  "?category=",
  "?category=%E0%A4%A",
  "?page=0",
  "?page=-2",
  "?page=2.5",
  "?page=1e3",
  "?page=two",
  "?page=99999999999999999999",
])("%p falls back to the first page of all", (search) => {
  expect(readPortfolioAddress(search, categories)).toEqual({ category: "all", page: 1 });
});

test.each([
  ["all", 1, ""],
  ["nails", 1, "?category=nails"],
  ["all", 2, "?page=2"],
  ["nails", 2, "?category=nails&page=2"],
])("writes %s, page %i as %p and reads it back", (category, page, search) => {
  expect(writePortfolioAddress({ category, page })).toBe(search);
  expect(readPortfolioAddress(search, categories)).toEqual({ category, page });
});
