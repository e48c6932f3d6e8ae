import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { useEffect, useState } from "react";
import { type LightboxProps, loadAdapter } from "../../../src/components/lightbox";
import { itemsIn } from "../../../src/graphql/portfolio-order";
import { PageContext } from "../../../src/hooks/use-locale";
import { interpolate } from "../../../src/lib/interpolate";
import { isLoaded, loadPage, openDocument } from "../../../src/lib/load-page";
import { loadPicture } from "../../../src/lib/load-picture";
import { portfolioRoute } from "../../../src/lib/photograph-address";
import { type PortfolioView, viewAt } from "../../../src/lib/portfolio-views";
import { Gallery } from "../../../src/sections/portfolio/gallery";
import { portfolioPage as texts, site as salon } from "../../support/content";
import { pageContextOf } from "../../support/locale";
import { portfolioOf } from "../../support/photos";
import { salonData } from "../../support/salon";

jest.mock("../../../src/lib/load-picture", () => ({ loadPicture: jest.fn(async () => "") }));
jest.mock("../../../src/lib/load-page");
jest.mock("../../../src/components/lightbox", () => ({
  loadAdapter: jest.fn(),
  Lightbox: ({ picture, labels, onClose, children }: LightboxProps) =>
    picture && (
      <div role="dialog" aria-label={labels.label}>
        <button type="button" onClick={onClose}>
          {labels.close}
        </button>
        {children}
      </div>
    ),
}));

const items = portfolioOf({ events: 5, hairstyles: 19, nails: 15, interior: 14, manicure: 15 });
const keys = ["all", "events", "hairstyles", "nails", "interior", "manicure"];
const filters = keys.map((key) => ({ key, name: `The filter ${key}`, ask: null }));

type Resources = Awaited<ReturnType<typeof loadPage>>;

/** Gatsby's loader and router: the pages that are loaded, and the network. */
const loaded = new Set<string>();
const requested: string[] = [];
/** Runs before each response. Tests replace it to delay or fail a request. */
let network = async () => {};
const broken = () => Promise.reject(new TypeError("Failed to fetch"));

/** Holds the next response. Returns a function that lets it arrive. */
function holdNetwork() {
  let arrive = () => {};
  network = () => new Promise((resolve) => (arrive = resolve));
  return () => arrive();
}

/** The status of a request to the server after Gatsby's loader has failed. */
let status = 200;
let list = items;

const viewOf = (address: string) => viewAt(portfolioRoute, address, keys);

function dataOf(view: PortfolioView) {
  const shown = itemsIn(list, view);
  return { ...texts, filters, view: { ...shown, title: "", description: "" } };
}

/** Gatsby requests a page once, also if it fails. */
const requests = new Map<string, Promise<void>>();

async function fakeLoadPage(address: string): Promise<Resources> {
  const request = requests.get(address) ?? send(address);
  requests.set(address, request);
  const view = viewOf(address);
  const page = view && { page: { path: address }, json: { data: { portfolioPage: dataOf(view) } } };
  return request.then(
    () => page,
    () => undefined,
  );
}

async function send(address: string): Promise<void> {
  if (loaded.has(address)) return;
  requested.push(address);
  await network();
  loaded.add(address);
}

/** Renders the page at the current address, as Gatsby does. */
function Site() {
  const [address, setAddress] = useState(location.pathname);
  useEffect(() => {
    const update = () => setAddress(location.pathname);
    jest.mocked(navigate).mockImplementation((async (
      to: string,
      options?: { replace?: boolean },
    ) => {
      history[options?.replace ? "replaceState" : "pushState"]({}, "", to);
      update();
    }) as unknown as typeof navigate);
    addEventListener("popstate", update);
    return () => removeEventListener("popstate", update);
  }, []);
  const [pages] = useState(() => new Map<string, Parameters<typeof Gallery>[0]>());
  const view = viewOf(address) ?? { category: "all", page: 1 };
  const page = pages.get(address) ?? { page: dataOf(view), view };
  pages.set(address, page);
  return <Gallery {...page} />;
}

function show(address = "/portfolio", photographs = items) {
  history.replaceState(null, "", address);
  list = photographs;
  loaded.add(location.pathname + location.search);
  return render(
    <PageContext.Provider
      value={{ data: { salon: salonData("en") }, pageContext: pageContextOf() }}
    >
      <Site />
    </PageContext.Provider>,
  );
}

const nameOf = (key: string) => filters.find((each) => each.key === key)?.name ?? "";
const filterList = () => within(screen.getByRole("group", { name: texts.filtersLabel }));
const filter = (key: string) => filterList().getByRole("link", { name: nameOf(key) });
const chosen = () => filterList().getByRole("link", { current: true }).textContent;
type Item = (typeof items)[number];
const labelOf = ({ image: { alt } }: Item) => interpolate(texts.openLabel, { alt });
const all = new Set(items.map(labelOf));
const tiles = () =>
  screen
    .queryAllByRole("link", { name: (name) => all.has(name) })
    .map((each) => each.getAttribute("aria-label"));
const labels = (category: string, from: number, to: number) =>
  items
    .filter((item) => item.category === category)
    .slice(from, to)
    .map(labelOf);
const pageLinks = () => {
  const pages = screen.queryByRole("navigation", { name: texts.pagesLabel });
  return pages ? within(pages).getAllByRole("link") : [];
};
const pageLink = (page: number) =>
  screen.getByRole("link", { name: interpolate(texts.pageLabel, { page }) });
const tileList = () => screen.getByRole("link", { name: tiles()[0] ?? "" }).closest("ul");
const expectTiles = (expected: readonly (string | null)[]) =>
  waitFor(() => expect(tiles()).toEqual(expected));
const countText = (shown: number, total: number, key: string) =>
  screen.getByText(interpolate(texts.shown, { shown, total, category: nameOf(key) }));

let saveData = false;

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(loadPage).mockImplementation(fakeLoadPage);
  jest.mocked(isLoaded).mockImplementation((address) => loaded.has(address));
  saveData = false;
  status = 200;
  network = async () => {};
  loaded.clear();
  requests.clear();
  requested.length = 0;
  Object.defineProperty(navigator, "connection", {
    configurable: true,
    get: () => ({ saveData }),
  });
  Object.assign(window, {
    fetch: async () => {
      await network();
      return { status };
    },
    scrollTo: () => {},
  });
});

test("shows six photographs of all categories and twelve page links at first", () => {
  show();
  expect(chosen()).toBe(nameOf("all"));
  expect(tiles()).toHaveLength(6);
  expect(tiles()[1]).toBe(labels("hairstyles", 0, 1)[0]);
  expect(pageLinks()).toHaveLength(12);
  expect(countText(6, 68, "all")).toBeInTheDocument();
});

test("a press with a modifier key is left to the browser", async () => {
  show();
  filter("nails").addEventListener("click", (event) => event.preventDefault());
  const user = userEvent.setup();
  await user.keyboard("{Control>}");
  await user.click(filter("nails"));
  expect(navigate).not.toHaveBeenCalled();
  expect(chosen()).toBe(nameOf("all"));
});

// Specification 2 Portfolio, 9: Filters, list order, first page
test("a category starts at its first page, in list order, and has an address", async () => {
  show("/portfolio/3");
  await userEvent.click(filter("nails"));
  expect(chosen()).toBe(nameOf("nails"));
  await expectTiles(labels("nails", 0, 6));
  expect(location.pathname).toBe("/portfolio/nails");
  expect(countText(6, 15, "nails")).toBeInTheDocument();
});

test("a page link shows its page and keeps focus", async () => {
  show("/portfolio/nails");
  await userEvent.click(pageLink(3));
  await expectTiles(labels("nails", 12, 15));
  expect(location.pathname).toBe("/portfolio/nails/3");
  expect(pageLink(3)).toHaveFocus();
  expect(pageLink(3)).toHaveAttribute("aria-current", "page");
});

test("the breadcrumb names the filter and the page", () => {
  show("/portfolio/nails/2");
  const trail = within(
    screen.getByRole("navigation", { name: salon.messages.layout.breadcrumbLabel }),
  );
  expect(trail.getByRole("link", { name: nameOf("nails") })).toHaveAttribute(
    "href",
    "/portfolio/nails",
  );
  expect(trail.getByText(interpolate(texts.pageLabel, { page: 2 }))).toHaveAttribute(
    "aria-current",
    "page",
  );
});

const back = () =>
  act(async () => {
    history.back();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

test("Back returns to the previous view, also if it has to be loaded", async () => {
  history.replaceState(null, "", "/portfolio/nails/2");
  history.pushState(null, "", "/portfolio/interior");
  show("/portfolio/interior");
  await expectTiles(labels("interior", 0, 6));
  await back();
  await expectTiles(labels("nails", 6, 12));
  expect(location.pathname).toBe("/portfolio/nails/2");
  expect(requested).toEqual(["/portfolio/nails/2"]);
});

test("a visitor who arrives with a query returns to the same address without a request", async () => {
  show("/portfolio?fbclid=x");
  await userEvent.click(filter("nails"));
  await expectTiles(labels("nails", 0, 6));
  requested.length = 0;
  await back();
  await waitFor(() => expect(chosen()).toBe(nameOf("all")));
  expect(location.pathname + location.search).toBe("/portfolio?fbclid=x");
  expect(requested).toEqual([]);
});

test("Back to a view that cannot be loaded shows the error on the page", async () => {
  history.replaceState(null, "", "/portfolio/nails/2");
  history.pushState(null, "", "/portfolio/interior");
  show("/portfolio/interior");
  network = broken;
  await back();
  expect(await screen.findByText(texts.failed)).toBeVisible();
  expect(openDocument).not.toHaveBeenCalled();
});

// Specification 2 Portfolio, 8: 'No portfolio items found in this category.'
test("a category without photographs shows a message", () => {
  const others = items.filter(({ category }) => category !== "events");
  show("/portfolio/events", others);
  expect(screen.getByRole("status")).toHaveTextContent(salon.messages.errors.portfolioEmpty);
  expect(tiles()).toEqual([]);
});

test("under Save-Data, hovering loads nothing", async () => {
  saveData = true;
  show();
  await userEvent.hover(pageLink(2));
  await userEvent.hover(filter("nails"));
  expect(requested).toEqual([]);
  expect(loadPicture).not.toHaveBeenCalled();
});

test("hovering a filter loads its page but no thumbnails", async () => {
  show();
  await userEvent.hover(filter("nails"));
  await waitFor(() => expect(requested).toEqual(["/portfolio/nails"]));
  await userEvent.click(filter("nails"));
  await expectTiles(labels("nails", 0, 6));
  expect(requested).toEqual(["/portfolio/nails"]);
  expect(loadPicture).not.toHaveBeenCalled();
});

const retry = () => screen.getByRole("button", { name: texts.retry });

test("a slow view keeps the previous photographs and shows a loading message", async () => {
  const arrive = holdNetwork();
  show();
  const before = tiles();
  await userEvent.click(filter("nails"));
  expect(chosen()).toBe(nameOf("nails"));
  expect(tiles()).toEqual(before);
  const message = await screen.findByText(texts.loading);
  expect(message).toBeVisible();
  expect(screen.getByText(texts.loading).closest("[aria-busy=true]")).toBeNull();
  expect(tileList()).toHaveAttribute("aria-busy", "true");
  await act(async () => arrive());
  await expectTiles(labels("nails", 0, 6));
  expect(screen.queryByText(texts.loading)).not.toBeInTheDocument();
  expect(tileList()).toHaveAttribute("aria-busy", "false");
});

test("a page that the browser restores shows its own view, not the one it was leaving for", async () => {
  network = broken;
  show();
  await userEvent.click(filter("nails"));
  await screen.findByText(texts.failed);
  network = async () => {};
  await userEvent.click(retry());
  await waitFor(() => expect(openDocument).toHaveBeenCalledWith("/portfolio/nails"));
  act(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(screen.queryByText(texts.loading)).not.toBeInTheDocument();
  expect(chosen()).toBe(nameOf("all"));
});

test("a view that cannot be loaded shows an error, and Retry asks the server each time", async () => {
  network = broken;
  show();
  await userEvent.click(filter("nails"));
  expect(await screen.findByText(texts.failed)).toBeVisible();
  expect(location.pathname).toBe("/portfolio");
  await userEvent.click(retry());
  expect(await screen.findByText(texts.failed)).toBeVisible();
  network = async () => {};
  await userEvent.click(retry());
  expect(document.activeElement).not.toBe(document.body);
  await waitFor(() => expect(openDocument).toHaveBeenCalledWith("/portfolio/nails"));
});

test("a press after a failed prefetch asks the server", async () => {
  network = broken;
  show();
  await userEvent.hover(filter("nails"));
  await waitFor(() => expect(requested).toEqual(["/portfolio/nails"]));
  network = async () => {};
  await userEvent.click(filter("nails"));
  await waitFor(() => expect(openDocument).toHaveBeenCalledWith("/portfolio/nails"));
});

test("a server that fails with a status counts as a failure", async () => {
  network = broken;
  show();
  await userEvent.hover(filter("nails"));
  network = async () => {};
  status = 503;
  await userEvent.click(filter("nails"));
  expect(await screen.findByText(texts.failed)).toBeVisible();
  expect(openDocument).not.toHaveBeenCalled();
});

test("a request without a response fails after 20 seconds", async () => {
  const deadline = new AbortController();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(deadline.signal);
  network = () => new Promise(() => {});
  show();
  await userEvent.click(filter("nails"));
  expect(timeout).toHaveBeenCalledWith(20_000);
  act(() => deadline.abort());
  expect(await screen.findByText(texts.failed)).toBeVisible();
  timeout.mockRestore();
});

test("after a failure the shown view can be chosen", async () => {
  network = broken;
  show();
  const before = tiles();
  await userEvent.click(filter("nails"));
  await screen.findByText(texts.failed);
  await userEvent.click(filter("all"));
  expect(screen.queryByText(texts.failed)).not.toBeInTheDocument();
  expect(chosen()).toBe(nameOf("all"));
  expect(tiles()).toEqual(before);
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
  expect(chosen()).toBe(nameOf("interior"));
  expect(navigate).toHaveBeenCalledTimes(1);
});

test("a link elsewhere on the page wins over a choice that is still loading", async () => {
  const arrive = holdNetwork();
  show("/portfolio/interior");
  await userEvent.click(filter("nails"));
  loaded.add("/portfolio");
  await act(async () => navigate("/portfolio"));
  expect(chosen()).toBe(nameOf("all"));
  await act(async () => arrive());
  expect(chosen()).toBe(nameOf("all"));
  expect(location.pathname).toBe("/portfolio");
});

describe("the lightbox", () => {
  const [first] = items;
  const tile = () =>
    screen.getByRole("link", { name: (name) => name === (first && labelOf(first)) });
  const dialog = () => screen.findByRole("dialog", { name: texts.lightbox.label });
  const close = () => userEvent.click(screen.getByRole("button", { name: texts.lightbox.close }));
  const canonical = () => document.querySelector("link[rel=canonical]")?.getAttribute("href");
  const own = "https://zahrelle.example.com/portfolio";

  const chunkError = { name: "ChunkLoadError", request: "/lightbox-adapter-1.js" };

  beforeEach(() => {
    jest.mocked<() => Promise<unknown>>(loadAdapter).mockReset().mockResolvedValue(undefined);
    document.head.innerHTML = `<title>Our Portfolio</title><link rel="canonical" href="${own}">`;
  });

  test("puts the photograph's address, title and canonical address in place until it closes", async () => {
    show();
    await userEvent.click(tile());
    expect(await dialog()).toHaveTextContent(first?.name ?? "");
    expect(location.pathname).toBe(first?.path);
    expect(document.title).toBe(first?.title);
    expect(canonical()).toBe(salon.url + first?.path);
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

  test("its library loads on focus", async () => {
    show();
    act(() => tile().focus());
    await waitFor(() => expect(loadAdapter).toHaveBeenCalled());
  });

  test("the press opens the photograph's page if a release has removed the library", async () => {
    jest.mocked(loadAdapter).mockRejectedValue(chunkError);
    status = 404;
    show();
    fireEvent.click(tile());
    await waitFor(() => expect(openDocument).toHaveBeenCalledWith(first?.path));
  });

  test("the press stays on the page if the network is broken", async () => {
    jest.mocked(loadAdapter).mockRejectedValue(chunkError);
    network = broken;
    show();
    fireEvent.click(tile());
    expect(await dialog()).toBeVisible();
    expect(openDocument).not.toHaveBeenCalled();
  });

  test("stays closed if the visitor chooses a filter before its script has loaded", async () => {
    show();
    fireEvent.click(tile());
    fireEvent.click(filter("nails"));
    await expectTiles(labels("nails", 0, 6));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(location.pathname).toBe("/portfolio/nails");
  });

  test("stays closed if Back changes the view before its script has loaded", async () => {
    loaded.add("/portfolio/nails");
    history.replaceState(null, "", "/portfolio/nails");
    history.pushState(null, "", "/portfolio");
    show();
    fireEvent.click(tile());
    await back();
    await expectTiles(labels("nails", 0, 6));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("opening it forgets a choice that is still loading", async () => {
    const arrive = holdNetwork();
    show();
    await userEvent.click(filter("nails"));
    await userEvent.click(tile());
    await dialog();
    await act(async () => arrive());
    expect(navigate).not.toHaveBeenCalled();
    expect(location.pathname).toBe(first?.path);
  });

  test("shares the photograph's address in the language of the page", async () => {
    const share = jest.fn(async () => undefined);
    Object.defineProperty(navigator, "share", { configurable: true, value: share });
    const arabic = items.map((item) => ({ ...item, path: `/ar${item.path}` }));
    show("/portfolio", arabic);
    await userEvent.click(tile());
    await dialog();
    await userEvent.click(screen.getByRole("button", { name: texts.photograph.share }));
    expect(share).toHaveBeenCalledWith({
      title: first?.name,
      url: `${salon.url}/ar${first?.path}`,
    });
    Reflect.deleteProperty(navigator, "share");
  });
});
