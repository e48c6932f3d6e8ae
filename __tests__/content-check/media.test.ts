/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { mp4Duration } from "../../src/content-check/mp4";
import { imagePresets } from "../../src/graphql/image-presets";
import { ContentCopy, contentDir, type Loose } from "./content-copy";

const copy = new ContentCopy();

afterEach(() => copy.restore());
afterAll(() => copy.remove());

const portfolio = "portfolio/portfolio.json";
const films = "testimonials/films.json";

type Format = "jpeg" | "png" | "webp";

function picture(width: number, height: number, format: Format = "jpeg"): Promise<Buffer> {
  const create = { width, height, channels: 3, background: "#6B1F30" } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

/** Puts a photograph on the first place of the portfolio and says what the check says of it. */
async function errorsWith(
  name: string,
  contents?: Buffer,
  alt = "A garnet wall.",
): Promise<string[]> {
  if (contents) copy.put(`portfolio/pictures/${name}`, contents);
  copy.edit(portfolio, (data) => (data[0].image = { src: `./pictures/${name}`, alt: { en: alt } }));
  return copy.errors();
}

function at(name: string): string {
  return `content/${portfolio}:${copy.placeOfValue(portfolio, [0, "image", "src"])} Picture "./pictures/${name}"`;
}

/** A photograph that no other is like. */
function noisy(width: number, height: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width, height, channels: 3, background: "#6B1F30", noise } as const;
  return sharp({ create }).jpeg().toBuffer();
}

describe("a photograph", () => {
  it("passes as JPEG, PNG and WebP when it is large enough", async () => {
    expect(await errorsWith("new.jpg", await picture(1200, 1500))).toEqual([]);
    expect(await errorsWith("new.JPG", await picture(1200, 1500))).toEqual([]);
    expect(await errorsWith("new.png", await picture(1200, 1500, "png"))).toEqual([]);
    expect(await errorsWith("new.webp", await picture(1200, 1500, "webp"))).toEqual([]);
  });

  it("is missing", async () => {
    expect(await errorsWith("nowhere-at-all.jpg")).toEqual([
      `${at("nowhere-at-all.jpg")} is not there. Upload the file there, or correct the name.`,
    ]);
  });

  it("is missing under a name close to another's", async () => {
    copy.put("portfolio/pictures/velvet-chair.jpg", await picture(1200, 1500));
    expect(await errorsWith("velvet-chiar.jpg")).toEqual([
      `${at("velvet-chiar.jpg")} is not there. Did you mean "velvet-chair.jpg"?`,
    ]);
  });

  it("is written with other capital letters than its file", async () => {
    copy.put("portfolio/pictures/Velvet.JPG", await picture(1200, 1500));
    expect(await errorsWith("velvet.jpg")).toEqual([
      `${at("velvet.jpg")} is written with other capital letters than the file. Write "./pictures/Velvet.JPG".`,
    ]);
  });

  it("is too small for its image preset", async () => {
    expect(await errorsWith("small.jpg", await picture(500, 700))).toEqual([
      `${at("small.jpg")} is 500 x 700 pixels; here it must be at least 800 x 1000. Take a larger one.`,
    ]);
  });

  it("is measured as it is seen when the camera was turned", async () => {
    const lying = await sharp(await picture(1000, 800))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await errorsWith("turned.jpg", lying)).toEqual([]);
  });

  it("is of another kind than its name says", async () => {
    expect(await errorsWith("really-png.jpg", await picture(1200, 1500, "png"))).toEqual([
      `${at("really-png.jpg")} is really PNG, not JPG. Let its name end in .png, here and in the folder.`,
    ]);
  });

  it("is no picture at all", async () => {
    expect(await errorsWith("notes.jpg", Buffer.from("Call the photographer."))).toEqual([
      `${at("notes.jpg")} must be JPEG, PNG, WEBP, but the file cannot be read as one. Save it again in that form.`,
    ]);
  });

  it.each(["IMG_0012.HEIC", "IMG_0013.jpg"])("is a phone's HEIC named %s", async (name) => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from("ftypheic\0\0\0\0mif1heic"),
    ]);
    const [error = ""] = await errorsWith(name, heic);
    expect(error).toContain(`${at(name)} is a HEIC photo, which browsers cannot show.`);
    expect(error).toContain("save it as JPEG");
  });

  it("is heavier than 15 MB", async () => {
    const heavy = Buffer.concat([await picture(1200, 1500), Buffer.alloc(16 * 1024 * 1024)]);
    expect(await errorsWith("heavy.jpg", heavy)).toEqual([
      `${at("heavy.jpg")} is 16.0 MB; 15 MB is the most. Save it as JPEG, about 2400 pixels wide.`,
    ]);
  });

  it("did not upload whole", async () => {
    const broken = (await picture(1200, 1500)).subarray(0, 15);
    expect(await errorsWith("half.jpg", broken)).toEqual([
      `${at("half.jpg")} cannot be read; it may not have uploaded whole. Upload it again.`,
    ]);
  });

  it.each([
    ["new.jpg", 0.5],
    ["new.jpg", 0.99],
    ["new.png", 0.9],
    ["new.webp", 0.9],
  ])("broke off while it uploaded: %s, %d of it", async (name, part) => {
    const whole = await noisy(1200, 1500);
    const format = name.replace("new.", "") as "jpg" | "png" | "webp";
    const bytes = format === "jpg" ? whole : await sharp(whole).toFormat(format).toBuffer();
    expect(await errorsWith(name, bytes)).toEqual([]);
    expect(await errorsWith(name, bytes.subarray(0, Math.floor(bytes.length * part)))).toEqual([
      expect.stringContaining(at(name)),
    ]);
  });

  it("says so when it broke off", async () => {
    const bytes = await noisy(1200, 1500);
    expect(await errorsWith("off.jpg", bytes.subarray(0, bytes.length - 2000))).toEqual([
      `${at("off.jpg")} breaks off before its end: it did not upload whole. Upload it again.`,
    ]);
  });

  it("is empty", async () => {
    expect(await errorsWith("empty.jpg", Buffer.alloc(0))).toEqual([
      `${at("empty.jpg")} is empty (0 bytes): it did not upload. Upload it again.`,
    ]);
  });

  it.each([1, 2, 3])("has %d bytes, which no kind of file has", async (length) => {
    expect(await errorsWith("bytes.jpg", Buffer.alloc(length, 7))).toEqual([
      `${at("bytes.jpg")} must be JPEG, PNG, WEBP, but the file cannot be read as one. Save it again in that form.`,
    ]);
  });

  it("lies outside the content", async () => {
    const src = "../../package.json";
    copy.edit(portfolio, (data) => (data[0].image.src = src));
    expect(await copy.errors()).toEqual([
      `content/${portfolio}:${copy.placeOfValue(portfolio, [0, "image", "src"])} Picture "${src}" leads out of the folder content. Put the file in there, and name its place from this file on.`,
    ]);
  });

  it("lies outside the content, behind a link", async () => {
    const outside = join(contentDir, "pages/pictures");
    copy.link("portfolio/pictures/linked", outside);
    const [name = ""] = readdirSync(outside);
    expect(await errorsWith(`linked/${name}`)).toEqual([
      `${at(`linked/${name}`)} is a link to a place outside the folder content. Put the file itself there.`,
    ]);
  });

  it("is shown by two entries, be it under two names", async () => {
    const bytes = await noisy(1200, 1500);
    copy.put("portfolio/pictures/again.jpg", bytes);
    expect(await errorsWith("once.jpg", bytes)).toEqual([]);
    copy.edit(portfolio, (data: Loose[]) => {
      const id = Math.max(...data.map((item) => item.id)) + 1;
      data.push({ ...data[0], id, image: { ...data[0].image, src: "./pictures/again.jpg" } });
    });
    const last = copy.json(portfolio).length - 1;
    const [line] = copy.placeOfValue(portfolio, [0, "image", "src"]).split(":");
    expect(await copy.errors()).toEqual([
      `content/${portfolio}:${copy.placeOfValue(portfolio, [last, "image", "src"])} Picture "./pictures/again.jpg" is already shown by the entry in line ${line}. Take another one, or delete this entry.`,
    ]);
  });

  it.each([
    "IMG_2034",
    "IMG_2034.JPG",
    "DSC01234",
    "photo 3",
    "new",
    "new.jpg",
    "WhatsApp Image 2026-11-20 at 10.14.55",
    "20261120_101455",
  ])("has a file's name for its words: %s", async (alt) => {
    const [error = ""] = await errorsWith("new.jpg", await picture(1200, 1500), alt);
    expect(error).toBe(
      `content/${portfolio}:${copy.placeOfValue(portfolio, [0, "image", "alt", "en"])} Alt text "${alt}" is the name of a file. Say in one plain sentence what the photograph shows.`,
    );
  });

  it.each(["A mirror.", "Photo booth with 12 lamps.", "Roses", "Almond nails, number 3 of a set."])(
    "has words that only begin like a file's name: %s",
    async (alt) => {
      expect(await errorsWith("new.jpg", await picture(1200, 1500), alt)).toEqual([]);
    },
  );

  it("is asked for as many pixels as each of its image presets needs", async () => {
    const { minWidth, minHeight } = imagePresets.SPACE_WIDE;
    copy.put("pages/pictures/room.jpg", await picture(minWidth - 1, minHeight));
    const src = "./pictures/room.jpg";
    copy.edit("pages/home.json", (data) => (data.space.photos[1].picture.src = src));
    expect(await copy.errors()).toEqual([]);
    copy.edit("pages/home.json", (data) => (data.space.photos[0].picture.src = src));
    const [error = ""] = await copy.errors();
    expect(error).toContain(`here it must be at least ${minWidth} x ${minHeight}.`);
  });

  it("has no words for those who do not see it", async () => {
    copy.edit(portfolio, (data) => delete data[0].image.alt);
    expect(await copy.errors()).toEqual([
      `content/${portfolio}:${copy.placeOfValue(portfolio, [0, "image"])} "alt" is missing here. Add a line like "alt": { "en": "Copper braid pinned with small pearls." }.`,
    ]);
  });

  it("has empty words though it shows something", async () => {
    copy.edit(portfolio, (data) => (data[0].image.alt = { en: "" }));
    expect(await copy.errors()).toEqual([
      `content/${portfolio}:${copy.placeOfValue(portfolio, [0, "image", "alt", "en"])} Alt text (en) is empty. Write the words between the quotation marks.`,
    ]);
  });
});

describe("a film", () => {
  const video = "testimonials/films/seeded.mp4";
  const src = "./films/seeded.mp4";

  /** A real film with another length written into its header. */
  function lasting(seconds: number): Buffer {
    const [film] = copy.json(films);
    const bytes = readFileSync(join(contentDir, "testimonials", film.video));
    const header = bytes.indexOf("mvhd") + 4;
    bytes.writeUInt32BE(Math.round(seconds * bytes.readUInt32BE(header + 12)), header + 16);
    return bytes;
  }

  function place(): string {
    return `content/${films}:${copy.placeOfValue(films, [0, "video"])} Video "${src}"`;
  }

  function show(contents: Buffer, duration: number): void {
    copy.put(video, contents);
    copy.edit(films, (data) => Object.assign(data[0], { video: src, duration }));
  }

  it("tells its length in its header", () => {
    copy.put(video, lasting(31.5));
    expect(mp4Duration(join(copy.folder, video))).toBeCloseTo(31.5, 2);
  });

  it("passes at 6.5 seconds", async () => {
    show(lasting(6.5), 6.5);
    expect(await copy.errors()).toEqual([]);
  });

  it("is shorter than its preview needs", async () => {
    show(lasting(6.4), 6.5);
    expect(await copy.errors()).toEqual([
      `${place()} is 6.4 seconds long. It must last at least 6.5: its preview is taken there.`,
    ]);
  });

  it("has another length than is written", async () => {
    show(lasting(31), 20);
    expect(await copy.errors()).toEqual([
      `content/${films}:${copy.placeOfValue(films, [0, "duration"])} Duration 20 is not the film's: it lasts 31 seconds. Write 31.`,
    ]);
  });

  it("is no MP4", async () => {
    const clip = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from("ftypqt  \0\0\0\0qt  ")]);
    show(clip, 13);
    expect(await copy.errors()).toEqual([
      `${place()} must be MP4, but the file is really MOV. Save it again in that form.`,
    ]);
  });

  it("did not upload whole", async () => {
    show(lasting(13).subarray(0, 40), 13);
    expect(await copy.errors()).toEqual([
      `${place()} cannot be read; it may not have uploaded whole. Upload it again.`,
    ]);
  });

  it.each(["video", "captions"])("is empty: %s", async (field) => {
    const name = field === "video" ? "empty.mp4" : "empty.vtt";
    copy.put(`testimonials/films/${name}`, Buffer.alloc(0));
    const file = `./films/${name}`;
    copy.edit(films, (data) => (data[0][field] = field === "captions" ? { en: file } : file));
    const [error = ""] = await copy.errors();
    expect(error).toContain("is empty (0 bytes): it did not upload. Upload it again.");
  });

  it("has no captions", async () => {
    copy.edit(films, (data) => delete data[0].captions);
    const [error = ""] = await copy.errors();
    expect(error).toBe(
      `content/${films}:${copy.placeOfValue(films, [0])} "captions" is missing here. Add a line like "captions": { "en": "./films/testimonial-1-captions.vtt", "ar": "./films/testimonial-1-captions.ar.vtt" }.`,
    );
  });

  it("has captions without a line in one of its languages", async () => {
    copy.put("testimonials/films/empty.vtt", "WEBVTT\n\n");
    copy.edit(films, (data) => (data[0].captions.ar = "./films/empty.vtt"));
    expect(await copy.errors()).toEqual([
      `content/${films}:${copy.placeOfValue(films, [0, "captions", "ar"])} Captions (ar) "./films/empty.vtt" have no lines. A film needs its words in writing.`,
    ]);
  });

  it("has captions without a line", async () => {
    copy.put("testimonials/films/empty.vtt", "WEBVTT\n\n");
    copy.edit(films, (data) => (data[0].captions = { en: "./films/empty.vtt" }));
    expect(await copy.errors()).toEqual([
      `content/${films}:${copy.placeOfValue(films, [0, "captions", "en"])} Captions (en) "./films/empty.vtt" have no lines. A film needs its words in writing.`,
    ]);
  });
});

describe("a logo", () => {
  it("must be an SVG", async () => {
    copy.put("brand/logo.svg", "not a drawing");
    const [error = ""] = await copy.errors();
    expect(error).toContain(
      'Logo "./brand/logo.svg" must be SVG, but the file cannot be read as one.',
    );
  });

  it("must be there", async () => {
    copy.rename("brand/mark.svg", "sign.svg");
    const [error = ""] = await copy.errors();
    expect(error).toContain('Mark "./brand/mark.svg" is not there.');
  });

  it("must be there for the map, too", async () => {
    copy.rename("brand/map.svg", "plan.svg");
    const [error = ""] = await copy.errors();
    expect(error).toContain('Drawing "./brand/map.svg" is not there.');
  });
});
