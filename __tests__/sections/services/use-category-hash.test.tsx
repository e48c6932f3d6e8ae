import { act, fireEvent, render, screen } from "@testing-library/react";
import { useCategoryHash } from "../../../src/sections/services/use-category-hash";
import { builtHtml } from "../../support/built-html";
import { traverse } from "../../support/history";

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
        <button key={key} type="button" onClick={() => choose(key)}>
          {key}
        </button>
      ))}
    </>
  );
}

const chosen = () => screen.getByRole("status").textContent;
const choose = (key: string) => fireEvent.click(screen.getByRole("button", { name: key }));

/** The page follows another one in the history. */
beforeEach(() => {
  history.pushState({ key: "before" }, "", "/about");
  history.pushState({ key: "page" }, "", "/services");
});
afterEach(() => jest.restoreAllMocks());

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

test("leaving the page keeps the selected tab", () => {
  history.replaceState(null, "", "#skin");
  render(<Page />);
  act(() => {
    history.replaceState(null, "", "/contact");
    dispatchEvent(new PopStateEvent("popstate"));
  });
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
});

test("a visit to several tabs adds one history entry", async () => {
  render(<Page />);
  for (const key of ["skin", "nails", "hair", "nails"]) choose(key);
  await traverse(-1);
  expect(location.pathname + location.hash).toBe("/services");
  expect(chosen()).toBe("hair");
  await traverse(1);
  expect(location.hash).toBe("#nails");
  expect(chosen()).toBe("nails");
  choose("skin");
  await traverse(-2);
  expect(location.pathname).toBe("/about");
});

test("a tab after another link on the page adds an entry", async () => {
  render(<Page />);
  choose("skin");
  history.pushState(null, "", "#henna");
  choose("nails");
  await traverse(-1);
  expect(location.hash).toBe("#henna");
  await traverse(-1);
  expect(location.hash).toBe("#skin");
  expect(chosen()).toBe("skin");
});

test("a tab is selected when the browser refuses to change the address", () => {
  render(<Page />);
  choose("skin");
  const refuse = () => {
    throw new DOMException("Too many", "SecurityError");
  };
  jest.spyOn(history, "pushState").mockImplementation(refuse);
  jest.spyOn(history, "replaceState").mockImplementation(refuse);
  choose("nails");
  expect(chosen()).toBe("nails");
  expect(location.hash).toBe("#skin");
  jest.restoreAllMocks();
  choose("hair");
  expect(chosen()).toBe("hair");
  expect(location.hash).toBe("#hair");
});
