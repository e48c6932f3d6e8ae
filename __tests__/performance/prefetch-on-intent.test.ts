import { fireEvent, screen } from "@testing-library/dom";
import { prefetchOnIntent } from "../../src/performance/prefetch-on-intent";

const fetched: string[] = [];

beforeAll(() => {
  const loadPage = async (path: string) => void fetched.push(path);
  Object.defineProperty(window, "___loader", { value: { loadPage } });
  prefetchOnIntent();
});

beforeEach(() => {
  fetched.length = 0;
  document.body.innerHTML = `
    <a href="/services#facials"><span>Services</span></a>
    <a href="/" aria-current="page">Home</a>
    <a href="#main">Skip to content</a>
    <a href="https://wa.me/96530000118">WhatsApp chat</a>
    <a href="/price-list.pdf" target="_blank">Price list</a>
    <a href="/portfolio/nails/french-almond" aria-haspopup="dialog">Photograph</a>
    <button type="button">Menu</button>`;
});

test("pointerdown on a link fetches its page", () => {
  fireEvent.pointerDown(screen.getByText("Services"));
  expect(fetched).toEqual(["/services"]);
});

test("focus on a link fetches its page", () => {
  fireEvent.focusIn(screen.getByRole("link", { name: "Services" }));
  expect(fetched).toEqual(["/services"]);
});

test("under Save-Data, a link fetches nothing", () => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
  fireEvent.pointerDown(screen.getByText("Services"));
  expect(fetched).toEqual([]);
  Reflect.deleteProperty(navigator, "connection");
});

test.each([
  ["the current page", () => screen.getByRole("link", { name: "Home" })],
  ["a place on this page", () => screen.getByRole("link", { name: "Skip to content" })],
  ["another site", () => screen.getByRole("link", { name: "WhatsApp chat" })],
  ["a file in a new tab", () => screen.getByRole("link", { name: "Price list" })],
  ["a link that opens a dialog", () => screen.getByRole("link", { name: "Photograph" })],
  ["a button", () => screen.getByRole("button", { name: "Menu" })],
  ["the page itself", () => document],
])("pointerdown and focus on %s fetch nothing", (_, target) => {
  fireEvent.pointerDown(target());
  fireEvent.focusIn(target());
  expect(fetched).toEqual([]);
});
