/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { generateImageData, setActions } from "gatsby-plugin-sharp";
import { IMAGE_PROCESSING } from "gatsby-plugin-sharp/gatsby-worker";
import { setPluginOptions } from "gatsby-plugin-sharp/plugin-options";
import sharp, { type Sharp } from "sharp";
import config from "../../gatsby-config";
import { imageArguments } from "../../src/graphql/picture-resolvers";
import { irregularJpeg } from "../support/jpeg";

/* Runs the patched gatsby-plugin-sharp on small masters. docs/pictures.md describes the patch. */

const GARNET = "#8a3345";
const GOLD = "#c8aa6e";
const seen = { width: 480, height: 600 };

/** The module that the plugin writes files with. */
const pluginFiles = jest.requireActual<{
  writeFile(file: string, bytes: Buffer): Promise<void>;
}>("fs-extra");

let project: string;
let jobs: Promise<void>[];

beforeAll(() => {
  const plugins = config.plugins?.filter((plugin) => typeof plugin === "object") ?? [];
  const { options } = plugins.find(({ resolve }) => resolve === "gatsby-plugin-sharp") ?? {};
  setPluginOptions(options ?? {});
});

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-encoding-"));
  jest.spyOn(process, "cwd").mockReturnValue(project);
  jobs = [];
  setActions({
    createJobV2({ inputPaths, ...job }) {
      const running = IMAGE_PROCESSING({
        inputPaths: inputPaths.map((master) => ({ path: master })),
        ...job,
      });
      jobs.push(running);
      return running;
    },
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(project, { recursive: true });
});

/** An upright picture: garnet or another background above, gold below. */
function photograph(background = GARNET, channels: 3 | 4 = 3): Sharp {
  const { width, height } = seen;
  return sharp({ create: { width, height, channels, background } }).composite([
    {
      input: { create: { width, height: height / 2, channels: 3, background: GOLD } },
      left: 0,
      top: height / 2,
    },
  ]);
}

/** A photograph from a phone: stored rotated, with orientation, owner and a wide-gamut profile in its metadata. */
async function phonePhotograph() {
  const lying = sharp(
    await sharp(await photograph().png().toBuffer())
      .rotate(270)
      .png()
      .toBuffer(),
  );
  return lying
    .withExif({ IFD0: { Artist: "Amal" } })
    .withMetadata({ orientation: 6, icc: "p3" })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A photograph from a phone whose JPEGs cause warnings. */
const irregularPhotograph = async () =>
  irregularJpeg(await photograph().jpeg({ quality: 95 }).toBuffer());

/** A photograph for print, in CMYK. */
const printPhotograph = () =>
  photograph().toColourspace("cmyk").withIccProfile("cmyk").jpeg({ quality: 95 }).toBuffer();

async function saveMaster(bytes?: Buffer) {
  const master = path.join(project, "master.jpg");
  fs.writeFileSync(master, bytes ?? (await photograph().jpeg({ quality: 95 }).toBuffer()));
  return master;
}

/** Encodes a master for the portfolio. Returns the addresses of its AVIF and JPEG variants. */
async function addressesOf(master: string, avifOptions = {}): Promise<string[]> {
  const args = imageArguments("PORTFOLIO_TILE", seen);
  const { images } = await generateImageData({
    file: {
      absolutePath: master,
      name: "master",
      base: "master.jpg",
      extension: "jpg",
      internal: { contentDigest: "0123456789abcdef0123456789abcdef" },
    },
    args: { ...args, avifOptions: { ...args.avifOptions, ...avifOptions } },
    reporter: { panic: () => undefined },
  });
  await Promise.all(jobs);
  return [images.fallback, ...(images.sources ?? [])].flatMap((source) =>
    (source?.srcSet ?? "").split(/,\s*/).map((entry) => entry.split(" ")[0] ?? ""),
  );
}

const fileOf = (address: string) => path.join(project, "public", address);
const encode = async (...args: Parameters<typeof addressesOf>) =>
  (await addressesOf(...args)).map(fileOf);

/** The color in the middle of a picture's upper or lower half. */
async function colorAt(file: string, down: number) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(down * info.height) * info.width + info.width / 2) * info.channels;
  return [...data.subarray(at, at + 3)];
}

/** `off` is the largest accepted difference of a channel; encoding changes colors slightly. */
function expectColor(found: number[], wanted: string, off: number) {
  const channels = [1, 3, 5].map((at) => parseInt(wanted.slice(at, at + 2), 16));
  const differences = channels.map((channel, index) => Math.abs(channel - (found[index] ?? NaN)));
  expect({ found, wanted, close: Math.max(...differences) <= off }).toMatchObject({ close: true });
}

test.each([
  ["for the web", undefined, 6],
  ["by a phone, rotated and in a wide gamut", phonePhotograph, 6],
  ["by a phone whose JPEGs cause warnings", irregularPhotograph, 6],
  // CMYK has fewer colors: the conversion alone changes a channel by up to 20.
  ["for print, in CMYK", printPhotograph, 20],
])("a photograph made %s is encoded upright, in sRGB, without metadata", async (_, make, off) => {
  const files = await encode(await saveMaster(await make?.()));
  expect(files.map((file) => path.extname(file))).toEqual([".jpg", ".jpg", ".avif", ".avif"]);
  for (const file of files) {
    const { width, height, space, channels, exif, icc, xmp, orientation } =
      await sharp(file).metadata();
    expect({ space, channels, exif, icc, xmp, turn: orientation ?? 1 }).toEqual({
      space: "srgb",
      channels: 3,
      turn: 1,
    });
    expect(width / height).toBeCloseTo(4 / 5, 2);
    expectColor(await colorAt(file, 0.25), GARNET, off);
    expectColor(await colorAt(file, 0.75), GOLD, off);
  }
});

test("what is transparent is white in a JPEG, and stays transparent in an AVIF", async () => {
  const cutOut = await photograph("transparent", 4).png().toBuffer();
  for (const file of await encode(await saveMaster(cutOut))) {
    const isJpeg = file.endsWith(".jpg");
    expect((await sharp(file).metadata()).hasAlpha).toBe(!isJpeg);
    if (isJpeg) expectColor(await colorAt(file, 0), "#ffffff", 6);
    expectColor(await colorAt(file, 0.75), GOLD, 6);
  }
});

test("existing files are not encoded again", async () => {
  const master = await saveMaster();
  const [first = "", ...others] = await encode(master);
  fs.writeFileSync(first, "encoded before");
  fs.rmSync(others[0] ?? "");
  expect(await encode(master)).toEqual([first, ...others]);
  expect(fs.readFileSync(first, "utf8")).toBe("encoded before");
  expect(others.filter((file) => !fs.existsSync(file))).toEqual([]);
});

test("an interrupted build leaves no incomplete picture", async () => {
  const master = await saveMaster();
  const writing = jest.spyOn(pluginFiles, "writeFile").mockImplementation(async (file, bytes) => {
    fs.writeFileSync(file, bytes.subarray(0, bytes.length / 2));
    throw new Error("the build was ended");
  });
  await expect(encode(master)).rejects.toThrow("the build was ended");
  await Promise.allSettled(jobs);
  writing.mockRestore();
  jobs = [];
  for (const file of await encode(master)) {
    expect((await sharp(file).stats()).channels).toHaveLength(3);
    /* An incomplete file has another name. */
    const pictures = fs.readdirSync(path.dirname(file)).filter((name) => !name.endsWith(".part"));
    expect(pictures).toEqual([path.basename(file)]);
  }
});

describe("the address of a variant", () => {
  const kinds = (addresses: string[]) => ({
    jpeg: addresses.filter((address) => address.endsWith(".jpg")),
    avif: addresses.filter((address) => address.endsWith(".avif")),
  });

  test.each([{ effort: 1 }, { quality: 30 }])("changes with %j", async (setting) => {
    const master = await saveMaster();
    const now = kinds(await addressesOf(master));
    const then = kinds(await addressesOf(master, setting));
    expect(then.jpeg).toEqual(now.jpeg);
    expect(then.avif.filter((address) => now.avif.includes(address))).toEqual([]);
    expect(then.avif.filter((address) => !fs.existsSync(fileOf(address)))).toEqual([]);
  });
});
