import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { type LightboxProps, loadAdapter } from "../../../src/components/lightbox";
import { photographsIn } from "../../../src/graphql/portfolio-order";
import { loadPage, openDocument } from "../../../src/lib/load-page";
import { loadPicture } from "../../../src/lib/load-picture";
import { viewAddress } from "../../../src/lib/portfolio-views";
import { Gallery } from "../../../src/sections/portfolio/gallery";
import { portfolio, portfolioPage as texts, site } from "../../support/content";
import { inLocale } from "../../support/locale";
import { tileOf } from "../../support/photos";

jest.mock("../../../src/lib/load-picture", () => ({ loadPicture: jest.fn(async () => "") }));
jest.mock("../../../src/lib/load-page");
jest.mock("../../../src/components/lightbox", () => ({
  loadAdapter: jest.fn(),
  Lightbox: ({ picture, name, labels, onClose, children }: LightboxProps) =>
    picture && (
      <div role="dialog" aria-label={name}>
        <button type="button" onClick={onClose}>
          {labels.close}
        </button>
        {children}
      </div>
    ),
}));

const tiles = portfolio.map(tileOf);
const filters = texts.filters.map(({ ask = null, ...filter }) => ({ ...filter, ask }));

/** The gallery at the address of a view, as Gatsby renders it there. */
function at(category: string, page = 1, photographs = tiles) {
  const view = { category, page };
  const shown = { ...photographsIn(photographs, view), title: "", description: "" };
  return inLocale(<Gallery page={{ ...texts, filters, view: shown }} view={view} />);
}

function show(category = "all", page = 1) {
  history.replaceState(null, "", viewAddress("/portfolio", { category, page }));
  return render(at(category, page));
}

const filterList = () => within(screen.getByRole("group", { name: "Filter by category" }));
const filter = (name: string) => filterList().getByRole("link", { name });
const chosen = () => filterList().getByRole("link", { current: true }).textContent;
const photographs = () =>
  screen.queryAllByRole("link").filter((link) => link.ariaHasPopup === "dialog");
const names = () => photographs().map((link) => link.getAttribute("href")?.split("/").at(-1));
const tile = () => screen.getByRole("link", { name: /Four fields of color/ });
const grid = () => photographs()[0]?.closest("ul");
const pageLinks = () =>
  within(screen.getByRole("navigation", { name: "Portfolio pages" })).getAllByRole("link");
const pageLink = (page: number) => screen.getByRole("link", { name: `Page ${page}` });

/** Gatsby has loaded a page. */
const loaded = { page: { path: "" }, json: { data: {} } };
const unreachable = async () => Promise.reject(new TypeError("Failed to fetch"));
const request = jest.fn<Promise<{ status: number }>, []>();

/** Holds the response to each request of a page. Returns functions that let them arrive, in order. */
function holdPages() {
  const arrivals: (() => void)[] = [];
  jest
    .mocked(loadPage)
    .mockImplementation(() => new Promise((resolve) => arrivals.push(() => resolve(loaded))));
  return arrivals;
}

let saveData = false;

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(loadPage).mockReset().mockResolvedValue(loaded);
  jest.mocked<() => Promise<unknown>>(loadAdapter).mockReset().mockResolvedValue(undefined);
  request.mockReset().mockResolvedValue({ status: 200 });
  saveData = false;
  Object.defineProperty(navigator, "connection", { configurable: true, get: () => ({ saveData }) });
  Object.assign(window, { fetch: request, scrollTo: () => {} });
});

// Specification 2 Portfolio, 4, 9: 'All' interleaved, six on a page
test("shows six photographs of all categories in turn", () => {
  show();
  expect(chosen()).toBe("All");
  expect(names()).toEqual([
    "fields-of-color",
    "edge",
    "front-desk",
    "red-almond",
    "copper-waves",
    "steam-room",
  ]);
  expect(pageLinks()).toHaveLength(3);
  expect(screen.getByText("6 of 14 photographs, All").closest("[aria-live=polite]")).not.toBeNull();
});

// Specification 2 Portfolio, 9: Filters, list order, first page
test("shows a category in list order; heading and breadcrumb name the filter and the page", () => {
  show("nails", 2);
  expect(chosen()).toBe("Nails");
  expect(names()).toEqual(["plain-nude"]);
  expect(pageLink(2)).toHaveAttribute("aria-current", "page");
  expect(screen.getByText("1 of 7 photographs, Nails")).toBeInTheDocument();
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading).toHaveTextContent("Our Portfolio, Nails, Page 2");
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(trail.getByRole("link", { name: "Nails" })).toHaveAttribute("href", "/portfolio/nails");
  expect(trail.getByText("Page 2")).toHaveAttribute("aria-current", "page");
});

// Specification 2 Portfolio, 8: 'No portfolio items found in this category.'
test("a category without photographs shows a message", () => {
  show("brides");
  expect(screen.getByRole("status")).toHaveTextContent(
    "No portfolio items found in this category.",
  );
  expect(names()).toEqual([]);
});

test("a filter is chosen at once, and leads to its first page", async () => {
  const arrivals = holdPages();
  show("all", 3);
  await userEvent.click(filter("Nails"));
  expect(chosen()).toBe("Nails");
  expect(pageLink(3)).toHaveAttribute("aria-current", "page");
  expect(navigate).not.toHaveBeenCalled();
  await act(async () => arrivals.forEach((arrive) => arrive()));
  expect(navigate).toHaveBeenCalledWith("/portfolio/nails", { state: { keepsPlace: true } });
});

test.each([
  [true, "instant"],
  [false, "smooth"],
])("under reduced motion (%p), scrolling to the photographs is %s", async (reduced, behavior) => {
  const { matchMedia } = window;
  const scrollTo = jest.fn();
  const media = (query: string) => ({ matches: reduced && query.includes("motion") });
  Object.assign(window, { scrollTo, matchMedia: media });
  show();
  await userEvent.click(filter("Nails"));
  Object.assign(window, { matchMedia });
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior }));
});

test("a press with a modifier key is left to the browser", async () => {
  show();
  filter("Nails").addEventListener("click", (event) => event.preventDefault());
  const user = userEvent.setup();
  await user.keyboard("{Control>}");
  await user.click(filter("Nails"));
  expect(chosen()).toBe("All");
  expect(navigate).not.toHaveBeenCalled();
});

test("hovering a filter loads its page but no thumbnails; under Save-Data, hovering loads nothing", async () => {
  show();
  await userEvent.hover(filter("Nails"));
  expect(jest.mocked(loadPage).mock.calls).toEqual([["/portfolio/nails"]]);
  expect(loadPicture).not.toHaveBeenCalled();
  saveData = true;
  await userEvent.hover(pageLink(2));
  await userEvent.hover(filter("Nails"));
  expect(loadPage).toHaveBeenCalledTimes(1);
});

test("a view that Gatsby cannot load is a new document if the server has it", async () => {
  jest.mocked(loadPage).mockResolvedValue(undefined);
  show();
  await userEvent.click(filter("Nails"));
  expect(openDocument).toHaveBeenCalledWith("/portfolio/nails");
  act(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(chosen()).toBe("All");
});

const failures = [
  ["the server cannot be reached", unreachable],
  ["the server fails", async () => ({ status: 503 })],
] as const;

test.each(failures)("if %s, a message stays until another view is chosen", async (_, answer) => {
  jest.mocked(loadPage).mockResolvedValue(undefined);
  request.mockImplementation(answer);
  show();
  await userEvent.click(filter("Nails"));
  expect(await screen.findByRole("alert")).toHaveTextContent("These photographs did not load.");
  expect(screen.getByRole("link", { name: "Try again" })).toHaveAttribute(
    "href",
    "/portfolio/nails",
  );
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.click(filter("All"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(chosen()).toBe("All");
});

test("the last choice wins when responses arrive out of order", async () => {
  const arrivals = holdPages();
  show();
  await userEvent.click(filter("Nails"));
  await userEvent.click(filter("Rooms"));
  expect(chosen()).toBe("Rooms");
  await act(async () => arrivals.reverse().forEach((arrive) => arrive()));
  expect(jest.mocked(navigate).mock.calls.map(([to]) => to)).toEqual(["/portfolio/rooms"]);
});

test("the shown view can be chosen while Gatsby opens another one", async () => {
  show();
  await userEvent.click(filter("Nails"));
  expect(navigate).toHaveBeenLastCalledWith("/portfolio/nails", expect.anything());
  await userEvent.click(filter("All"));
  expect(navigate).toHaveBeenLastCalledWith("/portfolio", expect.anything());
});

test("a choice is kept when the view of the choice before appears", async () => {
  const { rerender } = show();
  await userEvent.click(filter("Nails"));
  holdPages();
  await userEvent.click(filter("Rooms"));
  rerender(at("nails"));
  expect(chosen()).toBe("Rooms");
});

test("a link that opens elsewhere leaves a choice that is still loading", async () => {
  const arrivals = holdPages();
  show();
  fireEvent.click(filter("Nails"));
  fireEvent.click(photographs()[0] as HTMLElement, { ctrlKey: true });
  expect(chosen()).toBe("Nails");
  await act(async () => arrivals[0]?.());
  expect(navigate).toHaveBeenCalledWith("/portfolio/nails", expect.anything());
});

test.each<[string, (gallery: ReturnType<typeof show>) => unknown]>([
  ["the shown view is chosen again", () => userEvent.click(filter("All"))],
  ["a link elsewhere on the page leads to a view", ({ rerender }) => rerender(at("rooms"))],
  ["she opens a photograph", () => userEvent.click(tile())],
  ["she leaves the portfolio", ({ unmount }) => unmount()],
])("a choice that is still loading is forgotten if %s", async (_, leave) => {
  const arrivals = holdPages();
  const gallery = show();
  await userEvent.click(filter("Nails"));
  expect(grid()).toHaveAttribute("aria-busy", "true");
  await leave(gallery);
  expect(screen.queryByRole("link", { name: "Nails", current: true })).not.toBeInTheDocument();
  await act(async () => arrivals.forEach((arrive) => arrive()));
  expect(navigate).not.toHaveBeenCalled();
});

describe("the lightbox", () => {
  const dialog = () => screen.findByRole("dialog", { name: "Fields of color" });
  const close = () => userEvent.click(screen.getByRole("button", { name: "Close" }));
  const canonical = () => document.querySelector("link[rel=canonical]")?.getAttribute("href");
  const own = `${site.url}/portfolio`;
  const address = "/portfolio/nails/fields-of-color";

  const chunkError = { name: "ChunkLoadError", request: "/lightbox-adapter-1.js" };

  beforeEach(() => {
    document.head.innerHTML = `<title>Our Portfolio</title><link rel="canonical" href="${own}">`;
  });

  test("puts the photograph's address, title and canonical address in place until it closes", async () => {
    show();
    await userEvent.click(tile());
    expect(await dialog()).toBeVisible();
    expect(location.pathname).toBe(address);
    expect(document.title).toBe("Fields of color | Sidra Hawally");
    expect(canonical()).toBe(site.url + address);
    await close();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(location.pathname).toBe("/portfolio"));
    expect(document.title).toBe("Our Portfolio");
    expect(canonical()).toBe(own);
  });

  test("its library loads on a mouse over a photograph, not on a finger, which may scroll", async () => {
    show();
    await userEvent.pointer({ keys: "[TouchA>]", target: tile() });
    await act(async () => {});
    expect(loadAdapter).not.toHaveBeenCalled();
    await userEvent.hover(tile());
    await waitFor(() => expect(loadAdapter).toHaveBeenCalled());
  });

  test("the press opens the photograph's page if a release has removed the library", async () => {
    jest.mocked(loadAdapter).mockRejectedValue(chunkError);
    request.mockResolvedValue({ status: 404 });
    show();
    fireEvent.click(tile());
    await waitFor(() => expect(openDocument).toHaveBeenCalledWith(address));
  });

  test.each(failures)("the press stays on the page if %s", async (_, answer) => {
    jest.mocked(loadAdapter).mockRejectedValue(chunkError);
    request.mockImplementation(answer);
    show();
    fireEvent.click(tile());
    expect(await dialog()).toBeVisible();
    expect(openDocument).not.toHaveBeenCalled();
  });

  test("stays closed if the view changes before its script has loaded", async () => {
    const { rerender } = show();
    fireEvent.click(tile());
    rerender(at("nails"));
    await act(async () => {});
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
