/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { lastModified } from "../../src/build/last-modified";

jest.mock("node:child_process");
const git = jest.mocked(execFileSync);

test("the date of a page is that of its texts, of the lists that it shows and of their pictures", () => {
  git.mockReturnValue("2026-11-21T10:00:00+03:00\n");
  expect(lastModified("/ar/portfolio")).toBe("2026-11-21T10:00:00+03:00");
  const [, args = []] = git.mock.lastCall ?? [];
  expect(args.slice(args.indexOf("--") + 1)).toEqual([
    "content/pages/portfolio.json",
    "content/portfolio",
  ]);
});

test("a page has no date where git has none", () => {
  git.mockReturnValue("\n");
  expect(lastModified("/about")).toBeUndefined();
});
