import { render, screen, within } from "@testing-library/react";
import { NotFound } from "../../../src/sections/not-found/not-found";
import { builtHtml } from "../../support/built-html";
import { notFound as page } from "../../support/content";
import { inLocale } from "../../support/locale";
import { picture } from "../../support/picture";

const focused = { focus: null, ...picture("") };
const lost = inLocale(
  <NotFound {...page} picture={{ tall: focused, wide: focused }} path="/a/b/c" names={[]} />,
);

let info: jest.SpyInstance;

beforeEach(() => {
  info = jest.spyOn(console, "info").mockImplementation();
});

afterEach(() => jest.restoreAllMocks());

test("logs the requested path once", () => {
  const { rerender } = render(lost);
  rerender(lost);
  expect(info).toHaveBeenCalledTimes(1);
  expect(info).toHaveBeenCalledWith("404", "/a/b/c");
});

test("shows the breadcrumb only in the browser", () => {
  expect(builtHtml(lost)).not.toContain("<nav");
  render(lost);
  const trail = within(screen.getByRole("navigation"));
  expect(trail.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Home",
    "A",
    "B",
    "C",
  ]);
});
