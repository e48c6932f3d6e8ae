import { act, fireEvent, render, screen } from "@testing-library/react";
import { useCategoryHash } from "../../../src/sections/services/use-category-hash";
import { builtHtml } from "../../support/built-html";

const categories = ["hair", "skin", "nails", "henna"].map((key) => ({
  key,
  aliases: [`${key}-care`],
  hasTab: key !== "henna",
}));

function Page() {
  const { chosen, choose } = useCategoryHash(categories);
  return (
    <>
      <output>{chosen}</output>
      {categories.map(({ key }) => (
        <button key={key} id={key} type="button" onClick={() => choose(key)}>
          {key}
        </button>
      ))}
    </>
  );
}

const chosen = () => screen.getByRole("status").textContent;
const choose = (key: string) => fireEvent.click(screen.getByRole("button", { name: key }));

const scrollTo = jest.fn();
beforeEach(() => {
  history.pushState({ key: "page" }, "", "/services");
  scrollTo.mockReset();
  Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
  Element.prototype.scrollIntoView = scrollTo;
});
afterEach(() => jest.restoreAllMocks());

/** Where each panel begins and ends in the viewport, and how far the page is scrolled. */
function place({ top, bottom, scrolled }: { top: number; bottom: number; scrolled: number }) {
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue({ top, bottom } as DOMRect);
  Object.defineProperty(window, "scrollY", { value: scrolled, configurable: true });
}

test.each([
  ["#skin", "skin"],
  ["#skin-care", "skin"],
  ["#henna", "hair"],
  ["#no-such-thing", "hair"],
])("the hash %s selects the tab %s", (hash, key) => {
  history.replaceState(null, "", hash);
  render(<Page />);
  expect(chosen()).toBe(key);
  choose("nails");
  expect(chosen()).toBe("nails");
  expect(location.hash).toBe("#nails");
});

test("a changed hash selects its tab, also if a link of the router has changed it", () => {
  const { rerender } = render(<Page />);
  history.replaceState(null, "", "#skin");
  act(() => void dispatchEvent(new HashChangeEvent("hashchange")));
  expect(chosen()).toBe("skin");
  history.pushState(null, "", "#nails-care");
  rerender(<Page />);
  expect(chosen()).toBe("nails");
});

test("leaving the page keeps the selected tab", () => {
  history.replaceState(null, "", "#skin");
  const { rerender } = render(<Page />);
  history.replaceState(null, "", "/contact");
  act(() => void dispatchEvent(new HashChangeEvent("hashchange")));
  rerender(<Page />);
  expect(chosen()).toBe("skin");
});

test("the hash selects the tab of the built page", () => {
  jest.spyOn(console, "error").mockImplementation(); // With jsdom's window, React misses a layout effect.
  history.replaceState(null, "", "#skin");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = builtHtml(<Page />);
  expect(chosen()).toBe("hair");
  render(<Page />, { container, hydrate: true });
  expect(chosen()).toBe("skin");
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test("a chosen tab keeps the history entry and its state", () => {
  render(<Page />);
  const entries = history.length;
  for (const key of ["skin", "nails", "hair"]) choose(key);
  expect(location.hash).toBe("#hair");
  expect(history).toHaveLength(entries);
  expect(history.state).toEqual({ key: "page" });
});

test("a tab is selected when the browser refuses to change the address", () => {
  render(<Page />);
  choose("skin");
  jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("Too many", "SecurityError");
  });
  choose("nails");
  expect(chosen()).toBe("nails");
  expect(location.hash).toBe("#skin");
  jest.restoreAllMocks();
  choose("hair");
  expect(chosen()).toBe("hair");
  expect(location.hash).toBe("#hair");
});

test("a tab chosen in the middle of a list scrolls to the start of its own", () => {
  place({ top: -innerHeight, bottom: 400, scrolled: 2000 });
  render(<Page />);
  choose("skin");
  expect(scrollTo.mock.contexts).toEqual([document.getElementById("skin")]);
});
