import { shouldUpdateScroll } from "../../../src/components/layout/should-update-scroll";

const scrolledTo = jest.fn();

interface Place {
  pathname: string;
  action?: string;
  state?: { keepsPlace?: boolean };
}

/** Whether Gatsby scrolls to the top or to the hash. */
const decide = (place: Place, before?: Place) =>
  shouldUpdateScroll?.(
    {
      ...(before && { prevRouterProps: { location: before } }),
      pathname: place.pathname,
      routerProps: { location: place },
      getSavedScrollPosition: ({ pathname }: Place) => [0, pathname === "/services" ? 5034 : 600],
    } as unknown as Parameters<typeof shouldUpdateScroll>[0],
    { plugins: [] },
  );

const press = (pathname: string, state = {}) => ({ pathname, action: "PUSH", state });

beforeEach(() => {
  scrolledTo.mockClear();
  window.scrollTo = (options?: unknown) => scrolledTo(options);
});

test.each([
  ["a link to another page", press("/services"), { pathname: "/" }],
  ["a link to the page itself", press("/services"), { pathname: "/services" }],
  ["a link to the gallery in the gallery", press("/portfolio"), { pathname: "/portfolio/nails" }],
])("%s scrolls to the top or to the hash", (_, to, from) => {
  expect(decide(to, from)).toBe(true);
});

test("a page number does not: the gallery scrolls smoothly", () => {
  const to = press("/portfolio/2", { keepsPlace: true });
  expect(decide(to, { pathname: "/portfolio" })).toBe(false);
});

test.each([
  ["/services", "/contact", 5034],
  ["/portfolio/nails", "/portfolio/nails/pearl-tips", 600],
  ["/portfolio/nails/pearl-tips", "/portfolio/nails/2", 600],
])("Back to %s from %s returns to where the visitor was", (pathname, from, top) => {
  expect(decide({ pathname, action: "POP" }, press(from))).toBe(false);
  expect(scrolledTo.mock.calls).toEqual([[{ top, behavior: "instant" }]]);
});

test.each([
  ["within a page", "/contact", "/contact"],
  ["within the gallery", "/portfolio", "/portfolio/2"],
  ["within the gallery in Arabic", "/ar/portfolio/nails/2", "/ar/portfolio/nails"],
])("Back %s does not scroll", (_, pathname, from) => {
  expect(decide({ pathname }, press(from))).toBe(false);
  expect(scrolledTo).not.toHaveBeenCalled();
});

test("a document that loads is where the browser shows it, and Gatsby saves that position", () => {
  const onScroll = jest.fn();
  addEventListener("scroll", onScroll);
  expect(decide({ pathname: "/services" })).toBe(false);
  removeEventListener("scroll", onScroll);
  expect(scrolledTo).not.toHaveBeenCalled();
  expect(onScroll).toHaveBeenCalledTimes(1);
});
