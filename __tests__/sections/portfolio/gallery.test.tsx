import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import content from "../../../content/pages/portfolio.json";
import site from "../../../content/site.json";
import { interpolate } from "../../../src/lib/interpolate";
import { loadPicture } from "../../../src/lib/load-picture";
import { Gallery } from "../../../src/sections/portfolio/gallery";

jest.mock("../../../src/lib/load-picture", () => ({ loadPicture: jest.fn(async () => "") }));

const cuts = {
  layout: "fullWidth" as const,
  width: 4,
  height: 5,
  images: { sources: [], fallback: { src: "/picture.jpg" } },
};

/** Photographs of the tests' own: how many each category has. */
const counts = { events: 5, hairstyles: 19, nails: 15, interior: 14, manicure: 15 };

const items = Object.entries(counts)
  .flatMap(([category, count]) =>
    Array.from({ length: count }, (_, index) => ({ category, alt: `${category} ${index + 1}` })),
  )
  .map(({ category, alt }, index) => ({
    jsonId: index + 1,
    category,
    image: { alt, focus: null, image: cuts, full: cuts },
  }));

function show(search = "", list = items) {
  history.replaceState(null, "", `/portfolio${search}`);
  return render(<Gallery page={{ ...content, items: list }} path="/portfolio" />);
}

const nameOf = (key: string) => content.filters.find((each) => each.key === key)?.name ?? "";
const filter = (key: string) => screen.getByRole("button", { name: nameOf(key) });
const pressed = () => screen.getByRole("button", { pressed: true }).textContent;
const labelOf = ({ image: { alt } }: (typeof items)[0]) => interpolate(content.openLabel, { alt });
const all = new Set(items.map(labelOf));
const tiles = () =>
  screen.queryAllByRole("button", { name: (name) => all.has(name) }).map((each) => each.ariaLabel);
const labels = (category: string, from: number, to: number) =>
  items
    .filter((item) => item.category === category)
    .slice(from, to)
    .map(labelOf);
const pageLabels = new Set(
  items.map((_, index) => interpolate(content.pageLabel, { page: index + 1 })),
);
const pageButtons = () => screen.queryAllByRole("button", { name: (name) => pageLabels.has(name) });
const pageButton = (page: number) =>
  screen.getByRole("button", { name: interpolate(content.pageLabel, { page }) });
const told = (shown: number, total: number, key: string) =>
  screen.getByText(interpolate(content.shown, { shown, total, category: nameOf(key) }));

const scrolled = jest.fn();
let saveData = false;

beforeEach(() => {
  jest.clearAllMocks();
  saveData = false;
  jest.mocked(useStaticQuery).mockReturnValue({ salon: site });
  Object.defineProperty(Element.prototype, "ariaLabel", {
    configurable: true,
    get(this: Element) {
      return this.getAttribute("aria-label");
    },
  });
  Object.defineProperty(navigator, "connection", {
    configurable: true,
    get: () => ({ saveData }),
  });
  Object.assign(window, {
    scrollTo: scrolled,
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

test("at first it shows six of all, by turns, and twelve pages", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(content.heading);
  expect(screen.getByText(content.subtitle)).toBeVisible();
  expect(pressed()).toBe(nameOf("all"));
  expect(tiles()).toHaveLength(6);
  expect(tiles()[1]).toBe(labels("hairstyles", 0, 1)[0]);
  expect(pageButtons()).toHaveLength(12);
  expect(told(6, 68, "all")).toBeInTheDocument();
});

test("a category starts at its first page, in list order, and is written into the address", async () => {
  show("?page=3");
  await userEvent.click(filter("nails"));
  expect(location.search).toBe("?category=nails");
  expect(pressed()).toBe(nameOf("nails"));
  expect(tiles()).toEqual(labels("nails", 0, 6));
  expect(told(6, 15, "nails")).toBeInTheDocument();
  expect(scrolled).toHaveBeenCalledWith({ top: -20, behavior: "smooth" });
});

test("a category that fits on one page has no page buttons", async () => {
  show();
  await userEvent.click(filter("events"));
  expect(tiles()).toEqual(labels("events", 0, 5));
  expect(pageButtons()).toEqual([]);
});

test("a page button turns the page and scrolls to the section's start", async () => {
  show("?category=nails");
  await userEvent.click(pageButton(3));
  expect(location.search).toBe("?category=nails&page=3");
  expect(tiles()).toEqual(labels("nails", 12, 15));
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
});

test("the address decides on arrival, and Back goes through what was seen", async () => {
  show("?category=nails&page=2");
  expect(tiles()).toEqual(labels("nails", 6, 12));
  await userEvent.click(filter("interior"));
  expect(tiles()).toEqual(labels("interior", 0, 6));
  await act(async () => {
    history.back();
    await new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  });
  expect(location.search).toBe("?category=nails&page=2");
  expect(tiles()).toEqual(labels("nails", 6, 12));
});

test.each(["?category=barber", "?page=13", "?page=abc", "?category=events&page=2"])(
  "%s falls back quietly",
  (search) => {
    show(search);
    expect(tiles().length).toBeGreaterThan(4);
    expect(screen.queryByText(site.messages.errors.portfolioEmpty)).not.toBeInTheDocument();
  },
);

// Specification 2 Portfolio, 8: 'No portfolio items found in this category.'
test("a category without pictures says so", async () => {
  show(
    "?category=events",
    items.filter(({ category }) => category !== "events"),
  );
  expect(screen.getByRole("status")).toHaveTextContent(site.messages.errors.portfolioEmpty);
  expect(tiles()).toEqual([]);
});

test("reaching for a page fetches its six thumbnails once", async () => {
  show();
  const second = pageButton(2);
  await userEvent.hover(second);
  await userEvent.unhover(second);
  await userEvent.hover(second);
  expect(loadPicture).toHaveBeenCalledTimes(6);
});

test("under Save-Data, reaching fetches nothing", async () => {
  saveData = true;
  show();
  await userEvent.hover(pageButton(2));
  expect(loadPicture).not.toHaveBeenCalled();
});
