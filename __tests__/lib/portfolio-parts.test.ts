/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  portfolioParts,
  portfolioViews,
  writePortfolioParts,
} from "../../src/build/portfolio-parts";
import { expandPart } from "../../src/lib/portfolio-format";
import {
  pageCount,
  pageSize,
  partAddress,
  type PortfolioPart,
} from "../../src/lib/portfolio-parts";
import { portfolioOf } from "../support/photos";

const photos = portfolioOf({ nails: 14, events: 3, interior: 1 });
const read = (text = "") => expandPart(JSON.parse(text) as PortfolioPart);

// Specification 4, 9: Paging of 0, 1, 6, 7 items
test.each([
  [0, 0],
  [1, 1],
  [6, 1],
  [7, 2],
  [68, 12],
])("%i photographs make %i pages of six", (count, pages) => {
  expect(pageCount(count)).toBe(pages);
});

test("each view has parts of six, and no photograph is lost or changed on the way", () => {
  const parts = portfolioParts(photos);
  const views = portfolioViews(photos);
  expect([...views.keys()]).toEqual(["all", "nails", "events", "interior"]);
  expect([...parts.keys()].filter((name) => name.startsWith("nails"))).toEqual([
    "nails-1.json",
    "nails-2.json",
    "nails-3.json",
  ]);
  for (const [category, list] of views) {
    const pages = Array.from({ length: pageCount(list.length) }, (_, index) =>
      read(parts.get(`${category}-${index + 1}.json`)),
    );
    expect(pages.flat()).toEqual(list);
    for (const page of pages.slice(0, -1)) expect(page).toHaveLength(pageSize);
  }
});

test("a picture whose address follows another pattern stops the build", () => {
  const [photo] = portfolioOf({ nails: 1 });
  const image = photo?.image.image;
  if (!image?.images.fallback) throw new Error("The portfolio of the test is empty.");
  image.images.fallback.src = "https://pictures.example.com/1.jpg";
  expect(() => portfolioParts(photo ? [photo] : [])).toThrow(/no address/);
});

test("a picture with a field that the short form leaves out stops the build", () => {
  const [photo] = portfolioOf({ nails: 1 });
  Object.assign(photo?.image.image ?? {}, { layout: "constrained" });
  expect(() => portfolioParts(photo ? [photo] : [])).toThrow(/short form/);
});

describe("the written parts", () => {
  let dir: string;

  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-parts-"));
  });

  afterEach(() => fs.rmSync(dir, { recursive: true }));

  test("are where the browser looks for them, with the counts of each category", async () => {
    const { base, counts } = await writePortfolioParts(dir, "en", photos);
    const address = partAddress(base, { category: "nails", page: 3 });
    expect(read(fs.readFileSync(path.join(dir, address), "utf8"))).toEqual(photos.slice(12, 14));
    expect(counts).toEqual([
      { category: "all", total: 18 },
      { category: "nails", total: 14 },
      { category: "events", total: 3 },
      { category: "interior", total: 1 },
    ]);
  });

  test("have another address when a photograph has changed, and those before are gone", async () => {
    const before = await writePortfolioParts(dir, "en", photos);
    expect((await writePortfolioParts(dir, "en", photos)).base).toBe(before.base);
    const after = await writePortfolioParts(dir, "en", photos.slice(1));
    expect(after.base).not.toBe(before.base);
    expect(fs.existsSync(path.join(dir, before.base))).toBe(false);
    expect(fs.existsSync(path.join(dir, after.base))).toBe(true);
  });
});
