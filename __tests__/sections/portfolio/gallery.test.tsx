import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import content from "../../../content/pages/portfolio.json";
import portfolio from "../../../content/portfolio/portfolio.json";
import site from "../../../content/site.json";
import { fill } from "../../../src/lib/fill";
import { loadPicture } from "../../../src/lib/load-picture";
import { Gallery } from "../../../src/sections/portfolio/gallery";

jest.mock("../../../src/lib/load-picture", () => ({ loadPicture: jest.fn(async () => "") }));

const cuts = {
  layout: "fullWidth" as const,
  width: 4,
  height: 5,
  images: { sources: [], fallback: { src: "/picture.jpg" } },
};

const items = portfolio.map(({ id, category, image: { alt } }) => ({
  jsonId: id,
  category,
  image: { alt, focus: null, gatsbyImageData: cuts, full: cuts },
}));

function show(search = "", list = items) {
  history.replaceState(null, "", `/portfolio${search}`);
  return render(<Gallery page={{ ...content, items: list }} path="/portfolio" />);
}

const filter = (name: string) => screen.getByRole("button", { name });
const pressed = () => screen.getByRole("button", { pressed: true }).textContent;
const tiles = () =>
  screen.queryAllByRole("button", { name: /^Open photograph/ }).map((each) => each.ariaLabel);
const labels = (category: string, from: number, to: number) =>
  portfolio
    .filter((item) => item.category === category)
    .slice(from, to)
    .map(({ image }) => fill(content.openLabel, { alt: image.alt }));

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
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Our Portfolio");
  expect(screen.getByText("A Glimpse into Our World of Beauty and Style")).toBeVisible();
  expect(pressed()).toBe("All");
  expect(tiles()).toHaveLength(6);
  expect(tiles()[1]).toBe(labels("hairstyles", 0, 1)[0]);
  expect(screen.getAllByRole("button", { name: /^Page/ })).toHaveLength(12);
  expect(screen.getByText("6 of 68 photographs, All")).toBeInTheDocument();
});

test("a category starts at its first page, in list order, and is written into the address", async () => {
  show("?page=3");
  await userEvent.click(filter("Nails & Beauty"));
  expect(location.search).toBe("?category=nails");
  expect(pressed()).toBe("Nails & Beauty");
  expect(tiles()).toEqual(labels("nails", 0, 6));
  expect(screen.getByText("6 of 15 photographs, Nails & Beauty")).toBeInTheDocument();
  expect(scrolled).toHaveBeenCalledWith({ top: -20, behavior: "smooth" });
});

test("a category that fits on one page has no page buttons", async () => {
  show();
  await userEvent.click(filter("Events"));
  expect(tiles()).toEqual(labels("events", 0, 5));
  expect(screen.queryByRole("button", { name: /^Page/ })).not.toBeInTheDocument();
});

test("a page button turns the page and scrolls to the section's start", async () => {
  show("?category=nails");
  await userEvent.click(screen.getByRole("button", { name: "Page 3" }));
  expect(location.search).toBe("?category=nails&page=3");
  expect(tiles()).toEqual(labels("nails", 12, 15));
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
});

test("the address decides on arrival, and Back goes through what was seen", async () => {
  show("?category=nails&page=2");
  expect(tiles()).toEqual(labels("nails", 6, 12));
  await userEvent.click(filter("Interior"));
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

test("a category without pictures says so", async () => {
  show(
    "?category=events",
    items.filter(({ category }) => category !== "events"),
  );
  expect(screen.getByRole("status")).toHaveTextContent(
    "No portfolio items found in this category.",
  );
  expect(tiles()).toEqual([]);
});

test("reaching for a page fetches its six thumbnails once", async () => {
  show();
  const second = screen.getByRole("button", { name: "Page 2" });
  await userEvent.hover(second);
  await userEvent.unhover(second);
  await userEvent.hover(second);
  expect(loadPicture).toHaveBeenCalledTimes(6);
});

test("under Save-Data, reaching fetches nothing", async () => {
  saveData = true;
  show();
  await userEvent.hover(screen.getByRole("button", { name: "Page 2" }));
  expect(loadPicture).not.toHaveBeenCalled();
});
