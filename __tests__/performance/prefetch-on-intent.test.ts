import { fireEvent, screen } from "@testing-library/dom";
import { prefetchOnIntent } from "../../src/performance/prefetch-on-intent";

const fetched: string[] = [];
const loader = { hovering: (path: string) => void fetched.push(path) };

beforeAll(() => prefetchOnIntent(loader));

beforeEach(() => {
  fetched.length = 0;
  saveData(false);
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  document.body.innerHTML = `
    <a href="/services#facials"><span>Services</span></a>
    <a href="/" aria-current="page">Home</a>
    <a href="#main">Skip to content</a>
    <a href="https://wa.me/96530000118">WhatsApp chat</a>
    <a href="/price-list.pdf" target="_blank">Price list</a>
    <button type="button">Menu</button>`;
});

function saveData(on: boolean) {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: on } });
}

test("a finger on a link fetches its page, without the hash", () => {
  fireEvent.pointerDown(screen.getByText("Services"));
  expect(fetched).toEqual(["/services"]);
});

test("so does focus, for those who come by keyboard", () => {
  fireEvent.focusIn(screen.getByRole("link", { name: "Services" }));
  expect(fetched).toEqual(["/services"]);
});

test("and so does Gatsby's own link when the mouse is over it", () => {
  loader.hovering("/about");
  expect(fetched).toEqual(["/about"]);
});

test.each([
  ["the current page", () => screen.getByRole("link", { name: "Home" })],
  ["a place on this page", () => screen.getByRole("link", { name: "Skip to content" })],
  ["another site", () => screen.getByRole("link", { name: "WhatsApp chat" })],
  ["a file in a new tab", () => screen.getByRole("link", { name: "Price list" })],
  ["a button", () => screen.getByRole("button", { name: "Menu" })],
  ["the page itself", () => document],
])("reaching for %s fetches nothing", (_, target) => {
  fireEvent.pointerDown(target());
  fireEvent.focusIn(target());
  expect(fetched).toEqual([]);
});

test("under Save-Data nothing is fetched before the click, whichever way the visitor reaches", () => {
  saveData(true);
  fireEvent.pointerDown(screen.getByText("Services"));
  fireEvent.focusIn(screen.getByRole("link", { name: "Services" }));
  loader.hovering("/about");
  expect(fetched).toEqual([]);
});
