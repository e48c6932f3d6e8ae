/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
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

/** Makes this file the first picture of the portfolio. Returns the errors of the check. */
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

function uniquePhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width, height, channels: 3, background: "#6B1F30", noise } as const;
  return sharp({ create }).jpeg().toBuffer();
}

describe("a photograph", () => {
  it("is accepted as JPEG, PNG or WebP", async () => {
    expect(await errorsWith("new.jpg", await picture(1200, 1500))).toEqual([]);
    expect(await errorsWith("new.JPG", await picture(1200, 1500))).toEqual([]);
    expect(await errorsWith("new.png", await picture(1200, 1500, "png"))).toEqual([]);
    expect(await errorsWith("new.webp", await picture(1200, 1500, "webp"))).toEqual([]);
  });

  const notPicture = "must be JPEG, PNG, WEBP, but the file is not. Save it again in that format.";
  const text = (words: string) => async () => Buffer.from(words);

  it.each<[string, string, (() => Promise<Buffer>) | undefined, string]>([
    [
      "is missing",
      "nowhere-at-all.jpg",
      undefined,
      "does not exist. Upload the file there, or correct the name.",
    ],
    [
      "is too small for its image preset",
      "small.jpg",
      () => picture(500, 700),
      "is 500 x 700 pixels; here it must be at least 800 x 1000. Use a larger one.",
    ],
    [
      "is PNG with the name of a JPEG",
      "really-png.jpg",
      () => picture(1200, 1500, "png"),
      "is really PNG, not JPG. Change the end of its name to .png, here and in the folder.",
    ],
    ["is a text", "notes.jpg", text("Call the photographer."), notPicture],
    ["has one byte", "bytes.jpg", text("1"), notPicture],
    ["has three bytes", "bytes.jpg", text("123"), notPicture],
    ["is empty", "empty.jpg", text(""), "is empty (0 bytes): the upload failed. Upload it again."],
    [
      "is larger than 15 MB",
      "heavy.jpg",
      async () => Buffer.concat([await picture(1200, 1500), Buffer.alloc(16 * 1024 * 1024)]),
      "is 16.0 MB; the limit is 15 MB. Save it as JPEG, about 2400 pixels wide.",
    ],
    [
      "has an incomplete header",
      "half.jpg",
      async () => (await picture(1200, 1500)).subarray(0, 15),
      "cannot be read. The upload may be incomplete. Upload it again.",
    ],
    [
      "lacks its last bytes",
      "off.jpg",
      async () => (await uniquePhoto(1200, 1500)).subarray(0, -2000),
      "is incomplete: the upload was interrupted. Upload it again.",
    ],
  ])("is rejected if it %s", async (_, name, contents, says) => {
    expect(await errorsWith(name, await contents?.())).toEqual([`${at(name)} ${says}`]);
  });

  it("is accepted with any other name", async () => {
    const name = "Nails {1},  100% \u200Eعروس.jpg";
    expect(await errorsWith(name, await picture(1200, 1500))).toEqual([]);
  });

  it.each(["nails #1.jpg", "nails?.jpg"])(
    "is rejected with a sign of addresses in its name: %s",
    async (name) => {
      expect(await errorsWith(name, await picture(1200, 1500))).toEqual([
        `${at(name)} is not the path of a file that the site can show. Start with "./", like "./pictures/name.jpg". If the name has # or ?, rename the file without it.`,
      ]);
    },
  );

  it("is rejected with a suggestion if a file has a similar name", async () => {
    copy.put("portfolio/pictures/velvet-chair.jpg", await picture(1200, 1500));
    expect(await errorsWith("velvet-chiar.jpg")).toEqual([
      `${at("velvet-chiar.jpg")} does not exist. Did you mean "velvet-chair.jpg"?`,
    ]);
  });

  it("is rejected if the case of its name differs", async () => {
    copy.put("portfolio/pictures/Velvet.JPG", await picture(1200, 1500));
    expect(await errorsWith("velvet.jpg")).toEqual([
      `${at("velvet.jpg")} has different capital letters than the file. Write "./pictures/Velvet.JPG".`,
    ]);
  });

  it("is measured after applying its orientation", async () => {
    const lying = await sharp(await picture(1000, 800))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await errorsWith("turned.jpg", lying)).toEqual([]);
  });

  it.each(["IMG_0012.HEIC", "IMG_0013.jpg"])("is rejected as HEIC: %s", async (name) => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from("ftypheic\0\0\0\0mif1heic"),
    ]);
    const [error = ""] = await errorsWith(name, heic);
    expect(error).toContain(`${at(name)} is a HEIC photo, which browsers cannot show.`);
    expect(error).toContain("save it as JPEG");
  });

  it.each([
    ["new.jpg", 0.5],
    ["new.jpg", 0.99],
    ["new.png", 0.9],
    ["new.webp", 0.9],
  ])("is rejected if it is truncated: %s, %d of it", async (name, part) => {
    const whole = await uniquePhoto(1200, 1500);
    const format = name.replace("new.", "") as "jpg" | "png" | "webp";
    const bytes = format === "jpg" ? whole : await sharp(whole).toFormat(format).toBuffer();
    expect(await errorsWith(name, bytes)).toEqual([]);
    expect(await errorsWith(name, bytes.subarray(0, Math.floor(bytes.length * part)))).toEqual([
      expect.stringContaining(at(name)),
    ]);
  });

  it("is rejected outside content/", async () => {
    const src = "../../package.json";
    copy.edit(portfolio, (data) => (data[0].image.src = src));
    expect(await copy.errors()).toEqual([
      `content/${portfolio}:${copy.placeOfValue(portfolio, [0, "image", "src"])} Picture "${src}" is outside the content folder. Put the file in the content folder, and write its path relative to this file.`,
    ]);
  });

  it("is rejected behind a link to another folder", async () => {
    const outside = join(contentDir, "pages/pictures");
    copy.link("portfolio/pictures/linked", outside);
    const [name = ""] = readdirSync(outside);
    expect(await errorsWith(`linked/${name}`)).toEqual([
      `${at(`linked/${name}`)} is a link to a file outside the content folder. Put the file itself in the content folder.`,
    ]);
  });

  it("is rejected if two entries show it, also as copies", async () => {
    const bytes = await uniquePhoto(1200, 1500);
    copy.put("portfolio/pictures/again.jpg", bytes);
    expect(await errorsWith("once.jpg", bytes)).toEqual([]);
    copy.edit(portfolio, (data: Loose[]) => {
      const id = Math.max(...data.map((item) => item.id)) + 1;
      const slug = `again-${id}`;
      data.push({ ...data[0], id, slug, image: { ...data[0].image, src: "./pictures/again.jpg" } });
    });
    const last = copy.json(portfolio).length - 1;
    const [line] = copy.placeOfValue(portfolio, [0, "image", "src"]).split(":");
    expect(await copy.errors()).toEqual([
      `content/${portfolio}:${copy.placeOfValue(portfolio, [last, "image", "src"])} Picture "./pictures/again.jpg" is already shown by the entry on line ${line}. Use another one, or delete this entry.`,
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
  ])("is rejected with a file name as alt text: %s", async (alt) => {
    const [error = ""] = await errorsWith("new.jpg", await picture(1200, 1500), alt);
    expect(error).toBe(
      `content/${portfolio}:${copy.placeOfValue(portfolio, [0, "image", "alt", "en"])} Alt text "${alt}" is the name of a file. Describe in one plain sentence what the photograph shows.`,
    );
  });

  it.each(["A mirror.", "Photo booth with 12 lamps.", "Roses", "Almond nails, number 3 of a set."])(
    "is accepted with alt text that starts like a file name: %s",
    async (alt) => {
      expect(await errorsWith("new.jpg", await picture(1200, 1500), alt)).toEqual([]);
    },
  );

  it("must have the size of each of its image presets", async () => {
    const { minWidth, minHeight } = imagePresets.SPACE_WIDE;
    copy.put("pages/pictures/room.jpg", await picture(minWidth - 1, minHeight));
    const src = "./pictures/room.jpg";
    copy.edit("pages/home.json", (data) => (data.space.photos[1].picture.src = src));
    expect(await copy.errors()).toEqual([]);
    copy.edit("pages/home.json", (data) => (data.space.photos[0].picture.src = src));
    const [error = ""] = await copy.errors();
    expect(error).toContain(`here it must be at least ${minWidth} x ${minHeight}.`);
  });
});

describe("a film", () => {
  const video = "testimonials/films/seeded.mp4";
  const src = "./films/seeded.mp4";

  /** A real film whose header states another duration. */
  function filmOf(seconds: number): Buffer {
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

  it("is accepted if it lasts 6.5 seconds", async () => {
    show(filmOf(6.5), 6.5);
    expect(await copy.errors()).toEqual([]);
  });

  it("is rejected if it is shorter than 6.5 seconds", async () => {
    show(filmOf(6.4), 6.5);
    expect(await copy.errors()).toEqual([
      `${place()} is 6.4 seconds long. It must last at least 6.5 seconds, because the preview shows that moment.`,
    ]);
  });

  it("is rejected if its duration differs from the content", async () => {
    show(filmOf(31), 20);
    expect(await copy.errors()).toEqual([
      `content/${films}:${copy.placeOfValue(films, [0, "duration"])} Duration 20 is wrong: the film lasts 31 seconds. Write 31.`,
    ]);
  });

  it("is rejected if it is not MP4", async () => {
    const clip = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from("ftypqt  \0\0\0\0qt  ")]);
    show(clip, 13);
    expect(await copy.errors()).toEqual([
      `${place()} must be MP4, but the file is really MOV. Save it again in that format.`,
    ]);
  });

  it("is rejected if it is truncated", async () => {
    show(filmOf(13).subarray(0, 40), 13);
    expect(await copy.errors()).toEqual([
      `${place()} cannot be read. The upload may be incomplete. Upload it again.`,
    ]);
  });

  it.each(["video", "captions"])("is rejected if its %s file is empty", async (field) => {
    const name = field === "video" ? "empty.mp4" : "empty.vtt";
    copy.put(`testimonials/films/${name}`, Buffer.alloc(0));
    const file = `./films/${name}`;
    copy.edit(films, (data) => (data[0][field] = field === "captions" ? { en: file } : file));
    const [error = ""] = await copy.errors();
    expect(error).toContain("is empty (0 bytes): the upload failed. Upload it again.");
  });

  it("is rejected if the captions of one locale have no lines", async () => {
    copy.put("testimonials/films/empty.vtt", "WEBVTT\n\n");
    copy.edit(films, (data) => (data[0].captions.ar = "./films/empty.vtt"));
    expect(await copy.errors()).toEqual([
      `content/${films}:${copy.placeOfValue(films, [0, "captions", "ar"])} Captions (ar) "./films/empty.vtt" have no lines. Write what is said in the film.`,
    ]);
  });
});

describe("a drawing", () => {
  it("is rejected if it is not SVG", async () => {
    copy.put("brand/logo.svg", "not a drawing");
    const [error = ""] = await copy.errors();
    expect(error).toContain('Logo "./brand/logo.svg" must be SVG, but the file is not.');
  });

  it("is rejected if it is missing", async () => {
    copy.rename("brand/mark.svg", "sign.svg");
    const [error = ""] = await copy.errors();
    expect(error).toContain('Mark "./brand/mark.svg" does not exist.');
  });

  it("is rejected if the map's drawing is missing", async () => {
    copy.rename("brand/map.svg", "plan.svg");
    const [error = ""] = await copy.errors();
    expect(error).toContain('Drawing "./brand/map.svg" does not exist.');
  });
});
