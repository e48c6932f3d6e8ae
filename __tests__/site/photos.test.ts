/** @jest-environment node */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { builtPageData } from "../support/built-site";
import type { portfolio } from "../support/content";
import { fixtureBuild } from "../support/fixture";

jest.setTimeout(120_000); // Opens hundreds of pictures.

const edited = fixtureBuild("edited");
const site = { dir: path.resolve("public"), contentDir: path.resolve("content") };

/** Files in a folder with one of these endings. */
function filesIn(dir: string, ...endings: string[]): string[] {
  return readdirSync(dir, { recursive: true })
    .map(String)
    .filter((name) => endings.some((ending) => name.toLowerCase().endsWith(ending)));
}

function publishedPhotos(dir: string): string[] {
  const photos = filesIn(path.join(dir, "static"), ".jpg", ".avif", ".png", ".webp");
  if (photos.length === 0)
    throw new Error(`There are no pictures in ${dir}: build the site first.`);
  return photos.map((name) => path.join(dir, "static", name));
}

const digest = (file: string) => createHash("sha1").update(readFileSync(file)).digest("hex");

const builds = [
  ["the site", () => site],
  ["the edited site", () => ({ dir: edited.dir(), contentDir: edited.contentDir() })],
] as const;

describe.each(builds)("the published photographs of %s", (_, build) => {
  test("have no metadata", async () => {
    const withMetadata: string[] = [];
    for (const file of publishedPhotos(build().dir)) {
      const { exif, xmp, iptc, orientation } = await sharp(file).metadata();
      if (exif || xmp || iptc || (orientation ?? 1) !== 1) withMetadata.push(file);
    }
    expect(withMetadata).toEqual([]);
  });

  test("are sRGB", async () => {
    const others: string[] = [];
    for (const file of publishedPhotos(build().dir)) {
      const { space, icc } = await sharp(file).metadata();
      if (!["srgb", "b-w"].includes(space ?? "") || (icc && !/sRGB/i.test(icc.toString("latin1"))))
        others.push(`${file} ${space}`);
    }
    expect(others).toEqual([]);
  });

  test("are not the original files", () => {
    const { dir, contentDir } = build();
    const masters = filesIn(contentDir, ".jpg", ".jpeg", ".png", ".webp");
    expect(masters.length).toBeGreaterThan(0);
    const known = new Map(masters.map((name) => [digest(path.join(contentDir, name)), name]));
    const published = filesIn(dir, ".jpg", ".jpeg", ".png", ".webp", ".avif");
    expect(published.map((name) => known.get(digest(path.join(dir, name))))).toEqual(
      published.map(() => undefined),
    );
  });
});

/** Every variant of a photograph of the edited portfolio. */
function variantsOf(index: number, preset: "image" | "full"): string[] {
  const { fallback, sources = [] } = photoAt(index).image[preset].images;
  return [fallback, ...sources].flatMap((variants) =>
    (variants?.srcSet ?? "")
      .split(/,\s*/)
      .map((entry) => path.join(edited.dir(), entry.split(" ")[0] ?? "")),
  );
}

/** A photograph of the edited portfolio, as its view contains it. */
function photoAt(index: number): Queries.PortfolioTileFragment {
  const items = edited.content<typeof portfolio>("portfolio/portfolio.json");
  const { category = "", slug } = items[index] ?? {};
  const address = `/portfolio/${category}`;
  const { result } = JSON.parse(builtPageData(address, edited.dir()).toString()) as {
    result: { data: Queries.PortfolioQuery };
  };
  const photo = result.data.portfolioPage?.view.items.find((item) => item.slug === slug);
  if (!photo) throw new Error(`Photograph ${index} is not on ${address}.`);
  return photo;
}

/** The colour at a position from 0 to 1 across and down, as channels. */
async function colorAt(file: string, across: number, down: number) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const column = Math.floor(across * info.width);
  const row = Math.floor(down * info.height);
  return [...data.subarray((row * info.width + column) * info.channels).subarray(0, 3)];
}

/** Encoding changes a channel by up to 6. Wide-gamut numbers that are read as sRGB differ by more than 10. */
function expectColor(found: number[], wanted: string, most = 6) {
  const channels = [1, 3, 5].map((at) => parseInt(wanted.slice(at, at + 2), 16));
  const off = Math.max(
    ...channels.map((channel, index) => Math.abs(channel - (found[index] ?? 0))),
  );
  expect({ found, wanted, close: off <= most }).toEqual({ found, wanted, close: true });
}

describe("a photograph from a phone on the edited site", () => {
  test.each([
    ["image", 4 / 5],
    ["full", 3 / 4],
  ] as const)("is upright and has the right colours in %s", async (preset, shape) => {
    const variants = variantsOf(0, preset);
    expect(variants).toHaveLength(4);
    for (const variant of variants) {
      const { width, height } = await sharp(variant).metadata();
      expect(width / height).toBeCloseTo(shape, 2);
      expectColor(await colorAt(variant, 0.25, 0.25), "#8a1c33");
      expectColor(await colorAt(variant, 0.75, 0.25), "#d8b25a");
      expectColor(await colorAt(variant, 0.25, 0.75), "#3d7a4f");
      expectColor(await colorAt(variant, 0.75, 0.75), "#2f4d8a");
    }
  });

  test("is cropped around its focus", async () => {
    for (const variant of variantsOf(1, "image")) {
      expectColor(await colorAt(variant, 0.5, 0.5), "#8a1c33");
      expectColor(await colorAt(variant, 0.1, 0.5), "#2f4d8a");
    }
  });

  test("is not cropped in the lightbox", async () => {
    for (const variant of variantsOf(1, "full")) {
      const { width, height } = await sharp(variant).metadata();
      expect(width / height).toBeCloseTo(3 / 2, 2);
    }
  });
});
