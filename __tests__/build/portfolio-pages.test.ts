import { portfolioPages } from "../../src/build/portfolio-pages";
import { portfolioOf } from "../support/photos";

const pages = portfolioPages(
  ["all", "nails", "brides", "events", "interior"],
  portfolioOf({ nails: 7, brides: 6, events: 1 }),
);

const paths = (template: string) =>
  pages.filter((page) => page.template === template).map(({ path }) => path);

// Specification 4, 9: Paging of 0, 1, 6, 7 items
test("every page of every view has an address; an empty category has one page", () => {
  expect(paths("portfolio")).toEqual([
    "/portfolio",
    "/portfolio/2",
    "/portfolio/3",
    "/portfolio/nails",
    "/portfolio/nails/2",
    "/portfolio/brides",
    "/portfolio/events",
    "/portfolio/interior",
  ]);
});

test("the views stay mounted when the route changes between them", () => {
  const views = pages.filter(({ template }) => template === "portfolio");
  expect(new Set(views.map(({ context }) => context["mountKey"]))).toEqual(new Set(["portfolio"]));
});

test("every photograph has one address", () => {
  const addresses = paths("photograph");
  expect(addresses).toHaveLength(14);
  expect(addresses).toContain("/portfolio/nails/nails-7");
  expect(addresses).toContain("/portfolio/events/events-1");
});

const contextOf = (path: string) => pages.find((page) => page.path === path)?.context;

test("a photograph leads to the previous and the next one of its category, around the ends; the only one to none", () => {
  expect(contextOf("/portfolio/nails/nails-2")).toMatchObject({
    previous: "nails-1",
    next: "nails-3",
  });
  expect(contextOf("/portfolio/nails/nails-1")).toMatchObject({ previous: "nails-7" });
  expect(contextOf("/portfolio/nails/nails-7")).toMatchObject({ next: "nails-1" });
  expect(contextOf("/portfolio/events/events-1")).toMatchObject({ previous: null, next: null });
});
