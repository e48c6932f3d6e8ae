import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { resultPages } from "../../../src/build/result-pages";
import { byCategory, interleave } from "../../../src/graphql/portfolio-order";
import { PageContext } from "../../../src/hooks/use-locale";
import { interpolate } from "../../../src/lib/interpolate";
import { loadPicture } from "../../../src/lib/load-picture";
import type { PortfolioPhoto } from "../../../src/lib/result-pages";
import { Gallery } from "../../../src/sections/portfolio/gallery";
import { portfolioPage as content, site as salon } from "../../support/content";
import { pageContextOf } from "../../support/locale";
import { portfolioOf } from "../../support/photos";
import { salonData } from "../../support/salon";

jest.mock("../../../src/lib/load-picture", () => ({ loadPicture: jest.fn(async () => "") }));

/** Photographs of the tests' own: how many each category has. */
const items = portfolioOf({ events: 5, hairstyles: 19, nails: 15, interior: 14, manicure: 15 });

let site = 0;
let pages = new Map<string, unknown>();
const asked: string[] = [];
/** What becomes of a request for a result page, beside its being answered. */
let network = async () => {};
let status = 200;

function show(search = "", list = items) {
  history.replaceState(null, "", `/portfolio${search}`);
  /* Each test is a locale of its own: the page keeps what it has loaded. */
  const locale = `locale-${(site += 1)}`;
  pages = resultPages(locale, list);
  const lists = byCategory(list);
  const group = lists.map((own) => ({
    fieldValue: own[0]?.category ?? "",
    totalCount: own.length,
  }));
  const counts = { totalCount: list.length, group };
  const page = { ...content, firstPage: interleave(lists).slice(0, 6) };
  const context = { ...pageContextOf(), locale };
  return render(
    <PageContext.Provider value={{ data: { salon: salonData("en") }, pageContext: context }}>
      <Gallery page={page} counts={counts} path="/portfolio" />
    </PageContext.Provider>,
  );
}

async function answer(address: string) {
  const name = address.split("/").at(-1) ?? "";
  asked.push(name);
  await network();
  return { status, ok: status === 200, json: async () => pages.get(address) };
}

const nameOf = (key: string) => content.filters.find((each) => each.key === key)?.name ?? "";
const filter = (key: string) => screen.getByRole("button", { name: nameOf(key) });
const pressed = () => screen.getByRole("button", { pressed: true }).textContent;
const labelOf = ({ image: { alt } }: PortfolioPhoto) => interpolate(content.openLabel, { alt });
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
const expectTiles = (expected: readonly (string | null)[]) =>
  waitFor(() => expect(tiles()).toEqual(expected));
const told = (shown: number, total: number, key: string) =>
  screen.getByText(interpolate(content.shown, { shown, total, category: nameOf(key) }));

const scrolled = jest.fn();
let saveData = false;

beforeEach(() => {
  jest.clearAllMocks();
  saveData = false;
  status = 200;
  network = async () => {};
  asked.length = 0;
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
    fetch: answer,
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

// Specification 2 Portfolio, 9: Filters, list order, first page
test("a category starts at its first page, in list order, and is written into the address", async () => {
  show("?page=3");
  await userEvent.click(filter("nails"));
  expect(location.search).toBe("?category=nails");
  expect(pressed()).toBe(nameOf("nails"));
  await expectTiles(labels("nails", 0, 6));
  expect(told(6, 15, "nails")).toBeInTheDocument();
  expect(scrolled).toHaveBeenCalledWith({ top: -20, behavior: "smooth" });
});

test("a category that fits on one page has no page buttons", async () => {
  show();
  await userEvent.click(filter("events"));
  await expectTiles(labels("events", 0, 5));
  expect(pageButtons()).toEqual([]);
});

test("a page button turns the page and scrolls to the section's start", async () => {
  show("?category=nails");
  await userEvent.click(pageButton(3));
  expect(location.search).toBe("?category=nails&page=3");
  await expectTiles(labels("nails", 12, 15));
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
});

test("the address decides on arrival, and Back goes through what was seen", async () => {
  show("?category=nails&page=2");
  await expectTiles(labels("nails", 6, 12));
  await userEvent.click(filter("interior"));
  await expectTiles(labels("interior", 0, 6));
  await act(async () => {
    history.back();
    await new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  });
  expect(location.search).toBe("?category=nails&page=2");
  await expectTiles(labels("nails", 6, 12));
});

test.each(["?category=barber", "?page=13", "?page=abc", "?category=events&page=2"])(
  "%s falls back quietly",
  async (search) => {
    show(search);
    if (search.includes("events")) await expectTiles(labels("events", 0, 5));
    expect(tiles().length).toBeGreaterThan(4);
    expect(screen.queryByText(salon.messages.errors.portfolioEmpty)).not.toBeInTheDocument();
  },
);

// Specification 2 Portfolio, 8: 'No portfolio items found in this category.'
test("a category without pictures says so", async () => {
  show(
    "?category=events",
    items.filter(({ category }) => category !== "events"),
  );
  expect(screen.getByRole("status")).toHaveTextContent(salon.messages.errors.portfolioEmpty);
  expect(tiles()).toEqual([]);
});

test("reaching for a page fetches its six thumbnails once", async () => {
  show();
  const second = pageButton(2);
  await userEvent.hover(second);
  await userEvent.unhover(second);
  await waitFor(() => expect(loadPicture).toHaveBeenCalledTimes(6));
  await userEvent.hover(second);
  expect(loadPicture).toHaveBeenCalledTimes(6);
  expect(asked).toEqual(["all-2.json"]);
});

test("under Save-Data, reaching fetches nothing", async () => {
  saveData = true;
  show();
  await userEvent.hover(pageButton(2));
  await userEvent.hover(filter("nails"));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toEqual([]);
  expect(loadPicture).not.toHaveBeenCalled();
});

const none = () => screen.queryByText(content.failed);
const retry = () => screen.getByRole("button", { name: content.retry });

test("reaching for a filter loads its photographs, and its thumbnails only when they are shown", async () => {
  show();
  await userEvent.hover(filter("nails"));
  await waitFor(() => expect(asked).toEqual(["nails-1.json"]));
  await userEvent.click(filter("nails"));
  await expectTiles(labels("nails", 0, 6));
  expect(asked).toEqual(["nails-1.json"]);
  expect(loadPicture).not.toHaveBeenCalled();
});

test("what was shown before comes again without a request", async () => {
  show("?category=nails");
  await expectTiles(labels("nails", 0, 6));
  await userEvent.click(filter("all"));
  expect(tiles()).toHaveLength(6);
  await userEvent.click(filter("nails"));
  expect(tiles()).toEqual(labels("nails", 0, 6));
  expect(asked.filter((name) => name === "nails-1.json")).toHaveLength(1);
});

test("while photographs are slow, those before stay, and the page says so", async () => {
  let arrive = () => {};
  network = () => new Promise((resolve) => (arrive = resolve));
  show();
  const before = tiles();
  await userEvent.click(filter("nails"));
  expect(pressed()).toBe(nameOf("nails"));
  expect(tiles()).toEqual(before);
  expect(await screen.findByText(content.loading)).toBeVisible();
  await act(async () => arrive());
  await expectTiles(labels("nails", 0, 6));
  expect(screen.queryByText(content.loading)).not.toBeInTheDocument();
});

test("photographs that fail say so, and come when she tries again", async () => {
  network = () => Promise.reject(new TypeError("Failed to fetch"));
  show();
  await userEvent.click(filter("nails"));
  expect(await screen.findByText(content.failed)).toBeVisible();
  expect(location.search).toBe("?category=nails");
  await userEvent.click(retry());
  expect(await screen.findByText(content.failed)).toBeVisible();
  network = async () => {};
  await userEvent.click(retry());
  expect(document.activeElement).not.toBe(document.body);
  await expectTiles(labels("nails", 0, 6));
  expect(none()).not.toBeInTheDocument();
  expect(within(document.activeElement as HTMLElement).getAllByRole("listitem")).toHaveLength(6);
});

test("photographs that fail come by themselves when the connection is back", async () => {
  status = 503;
  show();
  await userEvent.click(filter("nails"));
  expect(await screen.findByText(content.failed)).toBeVisible();
  status = 200;
  act(() => void dispatchEvent(new Event("online")));
  await expectTiles(labels("nails", 0, 6));
  expect(none()).not.toBeInTheDocument();
});

test("from photographs that failed she goes on to others, and back to try again", async () => {
  status = 503;
  show();
  const before = tiles();
  await userEvent.click(filter("nails"));
  await screen.findByText(content.failed);
  await userEvent.click(filter("all"));
  expect(none()).not.toBeInTheDocument();
  expect(tiles()).toEqual(before);
  status = 200;
  await userEvent.click(filter("nails"));
  await expectTiles(labels("nails", 0, 6));
});

test("the last choice wins, whatever comes first", async () => {
  const arrivals: (() => void)[] = [];
  network = () => new Promise((resolve) => arrivals.push(resolve));
  show();
  await userEvent.click(filter("nails"));
  await userEvent.click(filter("interior"));
  await waitFor(() => expect(arrivals).toHaveLength(2));
  await act(async () => arrivals.reverse().forEach((arrive) => arrive()));
  await expectTiles(labels("interior", 0, 6));
  expect(pressed()).toBe(nameOf("interior"));
});
