import { portfolioPages } from "../../src/build/portfolio-pages";
import { portfolioOf } from "../support/photos";

const pages = portfolioPages(
  ["all", "nails", "events", "interior"],
  portfolioOf({ nails: 7, events: 1 }),
);

const paths = (template: string) =>
  pages.filter((page) => page.template === template).map(({ path }) => path);

test("every page of every view has an address; an empty category has one page", () => {
  expect(paths("portfolio")).toEqual([
    "/portfolio",
    "/portfolio/2",
    "/portfolio/nails",
    "/portfolio/nails/2",
    "/portfolio/events",
    "/portfolio/interior",
  ]);
});

test("a view without photographs and filters has one page", () => {
  expect(portfolioPages([], []).map(({ path }) => path)).toEqual(["/portfolio"]);
});

test("the views stay mounted when the route changes between them", () => {
  const views = pages.filter(({ template }) => template === "portfolio");
  expect(new Set(views.map(({ context }) => context["mountKey"]))).toEqual(new Set(["portfolio"]));
});

test("every photograph has one address", () => {
  const addresses = paths("photograph");
  expect(addresses).toHaveLength(8);
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
