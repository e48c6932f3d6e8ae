import { act, render, screen } from "@testing-library/react";
import {
  addWish,
  mostPhotographs,
  removeWishes,
  useStoredWishes,
} from "../../src/hooks/use-stored-wishes";
import { builtHtml } from "../support/built-html";

const key = "wishes";
const day = 24 * 60 * 60 * 1000;

function Photographs() {
  return <p>{useStoredWishes().join(" ")}</p>;
}

const kept = () => screen.getByRole("paragraph").textContent;

/** What another tab stores. */
function storeElsewhere(text: string) {
  localStorage.setItem(key, text);
}

beforeEach(() => localStorage.clear());

afterEach(() => jest.restoreAllMocks());

test("keeps photographs in order, each once, until they are forgotten", () => {
  render(<Photographs />);
  act(() => {
    for (const each of ["nails/a", "events/b", "nails/a"]) expect(addWish(each)).toBe(true);
  });
  expect(kept()).toBe("nails/a events/b");
  act(() => removeWishes(["nails/a"]));
  expect(kept()).toBe("events/b");
  act(() => removeWishes(["events/b", "nails/c"]));
  expect(kept()).toBe("");
  expect(localStorage).toHaveLength(0);
});

test("does not confuse photographs whose names begin alike", () => {
  render(<Photographs />);
  act(() => ["nails/french", "nails/french-2"].forEach(addWish));
  act(() => removeWishes(["nails/french"]));
  expect(kept()).toBe("nails/french-2");
});

test("refuses one more than the most", () => {
  render(<Photographs />);
  act(() => {
    for (let at = 0; at < mostPhotographs; at += 1) expect(addWish(`nails/n${at}`)).toBe(true);
    expect(addWish("nails/more")).toBe(false);
    expect(addWish("nails/n0")).toBe(true);
  });
  expect(kept()?.split(" ")).toHaveLength(mostPhotographs);
});

test.each([
  ["another tab has stored them", "storage"],
  ["the page comes from the back/forward cache", "pageshow"],
])("shows others when %s", (_, name) => {
  render(<Photographs />);
  storeElsewhere(`nails/a ${Date.now()}`);
  act(() => void dispatchEvent(new Event(name)));
  expect(kept()).toBe("nails/a");
});

test("keeps each for thirty days, and then deletes it", () => {
  storeElsewhere(`nails/old ${Date.now() - 31 * day}\nnails/new ${Date.now() - 29 * day}`);
  render(<Photographs />);
  expect(kept()).toBe("nails/new");
  removeWishes();
  expect(localStorage.getItem(key)).toMatch(/^nails\/new \d+$/);
});

test("an open page keeps them when a clock that was ahead is set back", () => {
  render(<Photographs />);
  act(() => void addWish("nails/a"));
  jest.spyOn(Date, "now").mockReturnValue(Date.now() - 60 * day);
  act(() => void addWish("nails/b"));
  expect(kept()).toBe("nails/a nails/b");
});

test.each(["{}", "nails/a", "nails/a x\n\n \n", "null"])("ignores %j in the storage", (text) => {
  storeElsewhere(text);
  render(<Photographs />);
  expect(kept()).toBe("");
});

test.each([
  ["to read and to write", ["getItem", "setItem", "removeItem"]],
  ["to write", ["setItem"]],
] as const)("works for the tab if the browser refuses %s", (_, methods) => {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    });
  }
  render(<Photographs />);
  act(() => ["nails/a", "nails/b"].forEach(addWish));
  expect(kept()).toBe("nails/a nails/b");
  act(() => removeWishes(["nails/a"]));
  expect(kept()).toBe("nails/b");
  act(() => removeWishes(["nails/b"]));
  expect(kept()).toBe("");
});

test("hydrates the built page with nothing kept, and shows what is kept after it", () => {
  const problems = jest.spyOn(console, "error").mockImplementation();
  storeElsewhere(`nails/a ${Date.now()}`);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = builtHtml(<Photographs />);
  expect(kept()).toBe("");
  render(<Photographs />, { container, hydrate: true });
  expect(kept()).toBe("nails/a");
  expect(problems).not.toHaveBeenCalled();
});
