/** @jest-environment node */
import type { Reporter } from "gatsby";
import {
  describeProgress,
  showEncodingProgress,
  type EncodingProgress,
} from "../../src/build/encoding-progress";

const pixels = (asked: number, encoded: number) => ({ pixelsAsked: asked, pixelsEncoded: encoded });

describe("how far the encoding is", () => {
  test.each([
    ["0 of 754", { asked: 754, encoded: 0, ...pixels(1000, 0) }, 20],
    ["3 of 754", { asked: 754, encoded: 3, ...pixels(1000, 20) }, 2],
    ["300 of 754, about 40 s left", { asked: 754, encoded: 300, ...pixels(1000, 200) }, 10],
    ["8 of 4000, about 3 min left", { asked: 4000, encoded: 8, ...pixels(1000, 100) }, 20],
    ["753 of 754, about 5 s left", { asked: 754, encoded: 753, ...pixels(1000, 999) }, 90],
  ])("is told as: %s", (told, progress, seconds) => {
    expect(describeProgress(progress, seconds * 1000)).toBe(told);
  });
});

describe("while pictures are encoded", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Counters that the test moves on, and what the visitor of the terminal or the log was told. */
  function show(isTerminal: boolean) {
    const progress = { asked: 0, encoded: 0, ...pixels(0, 0) };
    const said: string[] = [];
    const activity = {
      start: () => said.push("start"),
      setStatus: (status: string) => said.push(`status ${status}`),
      end: () => said.push("end"),
    };
    const reporter = {
      activityTimer: () => activity,
      info: (line: string) => said.push(`line ${line}`),
    };
    showEncodingProgress(reporter as unknown as Reporter, progress, isTerminal);
    return {
      after(seconds: number, now: EncodingProgress) {
        Object.assign(progress, now);
        said.length = 0;
        jest.advanceTimersByTime(seconds * 1000);
        return said;
      },
    };
  }

  test("a terminal has one line that changes each second, and what was done at the end", () => {
    const { after } = show(true);
    expect(after(5, { asked: 0, encoded: 0, ...pixels(0, 0) })).toEqual([]);
    expect(after(1, { asked: 4, encoded: 1, ...pixels(80, 10) })).toEqual([
      "start",
      "status 1 of 4",
    ]);
    expect(after(10, { asked: 4, encoded: 2, ...pixels(80, 40) }).at(-1)).toBe(
      "status 2 of 4, about 10 s left",
    );
    expect(after(3, { asked: 4, encoded: 4, ...pixels(80, 80) })).toEqual([
      "status 4 files",
      "end",
    ]);
  });

  test("a log has a line every ten seconds", () => {
    const { after } = show(false);
    const lines = after(21, { asked: 4, encoded: 2, ...pixels(80, 40) });
    expect(lines.filter((line) => line.startsWith("line"))).toEqual([
      "line encoding pictures: 2 of 4",
      "line encoding pictures: 2 of 4, about 10 s left",
      "line encoding pictures: 2 of 4, about 20 s left",
    ]);
  });

  test("a build with nothing to encode says nothing", () => {
    expect(show(false).after(60, { asked: 0, encoded: 0, ...pixels(0, 0) })).toEqual([]);
  });
});

test("a plugin that is not patched ends the build, with the remedy", () => {
  const panic = jest.fn();
  jest.isolateModules(() => {
    jest.doMock("gatsby-plugin-sharp/gatsby-worker", () => ({}));
    const unpatched = jest.requireActual<typeof import("../../src/build/encoding-progress")>(
      "../../src/build/encoding-progress",
    );
    unpatched.showEncodingProgress({ panic } as unknown as Reporter);
  });
  expect(panic).toHaveBeenCalledWith(expect.stringContaining("npx patch-package"));
});
