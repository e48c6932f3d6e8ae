/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { mp4Duration } from "../../src/graphql/mp4";
import { box, filmOf } from "../support/film";

const folder = mkdtempSync(path.join(tmpdir(), "zahrelle-mp4-"));
const film = path.join(folder, "film.mp4");

afterAll(() => rmSync(folder, { recursive: true }));

describe("the length of an MP4 film", () => {
  it.each([
    ["32-bit times", filmOf(13.5)],
    ["64-bit times", filmOf(13.5, { version: 1 })],
    ["its header at the end", filmOf(13.5, { before: box("mdat", Buffer.alloc(99)) })],
    ["a long box", filmOf(13.5, { before: box("mdat", Buffer.alloc(99), true) })],
  ])("is read from a file with %s", (_name, bytes) => {
    writeFileSync(film, bytes);
    expect(mp4Duration(film)).toBe(13.5);
  });

  it.each([
    ["empty", Buffer.alloc(0)],
    ["cut off in its header", filmOf(13).subarray(0, 70)],
    ["not a film", Buffer.from("Call the photographer.")],
  ])("is unknown if the file is %s", (_name, bytes) => {
    writeFileSync(film, bytes);
    expect(mp4Duration(film)).toBeUndefined();
  });
});
