import { render } from "@testing-library/react";
import { NotFound } from "../../../src/sections/not-found/not-found";
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
