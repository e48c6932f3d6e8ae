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

const items = portfolioOf({ events: 5, hairstyles: 19, nails: 15, interior: 14, manicure: 15 });

let site = 0;
let pages = new Map<string, unknown>();
const requested: string[] = [];
/** Runs before each response. Tests replace it to delay or fail a request. */
let network = async () => {};
let status = 200;

function show(search = "", list = items) {
  history.replaceState(null, "", `/portfolio${search}`);
  /* Each test uses another locale, because the page caches result pages by address. */
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

async function fakeFetch(address: string) {
  const name = address.split("/").at(-1) ?? "";
  requested.push(name);
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
const countText = (shown: number, total: number, key: string) =>
  screen.getByText(interpolate(content.shown, { shown, total, category: nameOf(key) }));

const scrolled = jest.fn();
let saveData = false;

beforeEach(() => {
  jest.clearAllMocks();
  saveData = false;
  status = 200;
  network = async () => {};
  requested.length = 0;
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
    fetch: fakeFetch,
    scrollTo: scrolled,
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

test("shows six photographs of all categories and twelve page buttons at first", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(content.heading);
  expect(screen.getByText(content.subtitle)).toBeVisible();
  expect(pressed()).toBe(nameOf("all"));
  expect(tiles()).toHaveLength(6);
  expect(tiles()[1]).toBe(labels("hairstyles", 0, 1)[0]);
  expect(pageButtons()).toHaveLength(12);
  expect(countText(6, 68, "all")).toBeInTheDocument();
});

// Specification 2 Portfolio, 9: Filters, list order, first page
test("a category starts at its first page, in list order, and is in the address", async () => {
  show("?page=3");
  await userEvent.click(filter("nails"));
  expect(location.search).toBe("?category=nails");
  expect(pressed()).toBe(nameOf("nails"));
  await expectTiles(labels("nails", 0, 6));
  expect(countText(6, 15, "nails")).toBeInTheDocument();
  expect(scrolled).toHaveBeenCalledWith({ top: -20, behavior: "smooth" });
});

test("a category that fits on one page has no page buttons", async () => {
  show();
  await userEvent.click(filter("events"));
  await expectTiles(labels("events", 0, 5));
  expect(pageButtons()).toEqual([]);
});

test("a page button shows its page and scrolls to the start of the section", async () => {
  show("?category=nails");
  await userEvent.click(pageButton(3));
  expect(location.search).toBe("?category=nails&page=3");
  await expectTiles(labels("nails", 12, 15));
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
});

test("shows the category and page of the address; Back returns to them", async () => {
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
  "%s falls back to valid values",
  async (search) => {
    show(search);
    if (search.includes("events")) await expectTiles(labels("events", 0, 5));
    expect(tiles().length).toBeGreaterThan(4);
    expect(screen.queryByText(salon.messages.errors.portfolioEmpty)).not.toBeInTheDocument();
  },
);

// Specification 2 Portfolio, 8: 'No portfolio items found in this category.'
test("a category without photographs shows a message", async () => {
  show(
    "?category=events",
    items.filter(({ category }) => category !== "events"),
  );
  expect(screen.getByRole("status")).toHaveTextContent(salon.messages.errors.portfolioEmpty);
  expect(tiles()).toEqual([]);
});

test("hovering a page button loads its six thumbnails once", async () => {
  show();
  const second = pageButton(2);
  await userEvent.hover(second);
  await userEvent.unhover(second);
  await waitFor(() => expect(loadPicture).toHaveBeenCalledTimes(6));
  await userEvent.hover(second);
  expect(loadPicture).toHaveBeenCalledTimes(6);
  expect(requested).toEqual(["all-2.json"]);
});

test("under Save-Data, hovering loads nothing", async () => {
  saveData = true;
  show();
  await userEvent.hover(pageButton(2));
  await userEvent.hover(filter("nails"));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(requested).toEqual([]);
  expect(loadPicture).not.toHaveBeenCalled();
});

const failure = () => screen.queryByText(content.failed);
const retry = () => screen.getByRole("button", { name: content.retry });

test("hovering a filter loads its result page but no thumbnails", async () => {
  show();
  await userEvent.hover(filter("nails"));
  await waitFor(() => expect(requested).toEqual(["nails-1.json"]));
  await userEvent.click(filter("nails"));
  await expectTiles(labels("nails", 0, 6));
  expect(requested).toEqual(["nails-1.json"]);
  expect(loadPicture).not.toHaveBeenCalled();
});

test("a result page that was shown before is not requested again", async () => {
  show("?category=nails");
  await expectTiles(labels("nails", 0, 6));
  await userEvent.click(filter("all"));
  expect(tiles()).toHaveLength(6);
  await userEvent.click(filter("nails"));
  expect(tiles()).toEqual(labels("nails", 0, 6));
  expect(requested.filter((name) => name === "nails-1.json")).toHaveLength(1);
});

test("a slow result page keeps the previous photographs and shows a loading message", async () => {
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

test("a failed result page shows an error and can be retried", async () => {
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
  expect(failure()).not.toBeInTheDocument();
  expect(within(document.activeElement as HTMLElement).getAllByRole("listitem")).toHaveLength(6);
});

test("a failed result page is requested again when the browser goes online", async () => {
  status = 503;
  show();
  await userEvent.click(filter("nails"));
  expect(await screen.findByText(content.failed)).toBeVisible();
  status = 200;
  act(() => void dispatchEvent(new Event("online")));
  await expectTiles(labels("nails", 0, 6));
  expect(failure()).not.toBeInTheDocument();
});

test("after a failure another category can be chosen, and the failed one retried", async () => {
  status = 503;
  show();
  const before = tiles();
  await userEvent.click(filter("nails"));
  await screen.findByText(content.failed);
  await userEvent.click(filter("all"));
  expect(failure()).not.toBeInTheDocument();
  expect(tiles()).toEqual(before);
  status = 200;
  await userEvent.click(filter("nails"));
  await expectTiles(labels("nails", 0, 6));
});

test("the last choice wins when responses arrive out of order", async () => {
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
