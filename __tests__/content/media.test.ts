/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { mp4Duration } from "../../src/content/check/mp4";
import { ContentCopy, contentDir } from "./content-copy";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
});

afterEach(() => {
  copy.remove();
});

const portfolio = "portfolio/portfolio.json";
const films = "testimonials/films.json";

type Format = "jpeg" | "png" | "webp";

function picture(width: number, height: number, format: Format = "jpeg"): Promise<Buffer> {
  const create = { width, height, channels: 3, background: "#6B1F30" } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

/** Puts a photograph on the third place of the portfolio and says what the check says of it. */
async function errorsWith(
  name: string,
  contents?: Buffer,
  alt = "A garnet wall.",
): Promise<string[]> {
  if (contents) copy.put(`portfolio/pictures/${name}`, contents);
  copy.edit(portfolio, (data) => (data[2].image = { src: `./pictures/${name}`, alt }));
  return copy.errors();
}

function at(name: string): string {
  return `content/${portfolio}:${copy.placeOf(portfolio, `"./pictures/${name}"`)} Picture "./pictures/${name}"`;
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

  it("is too small for its slot", async () => {
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

  it("has no words for those who do not see it", async () => {
    copy.edit(portfolio, (data) => delete data[0].image.alt);
    expect(await copy.errors()).toEqual([
      `content/${portfolio}:${copy.placeOf(portfolio, '{\n      "src"')} "alt" is missing here. Add a line like "alt": "Copper braid pinned with small pearls.".`,
    ]);
  });

  it("has empty words though it shows something", async () => {
    copy.edit(portfolio, (data) => (data[0].image.alt = ""));
    expect(await copy.errors()).toEqual([
      `content/${portfolio}:${copy.placeOf(portfolio, '""')} Alt text is empty. Write the words between the quotation marks.`,
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
    return `content/${films}:${copy.placeOf(films, `"${src}"`)} Video "${src}"`;
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
      `content/${films}:${copy.placeOf(films, "20,")} Duration 20 is not the film's: it lasts 31 seconds. Write 31.`,
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

  it("has no captions", async () => {
    copy.edit(films, (data) => delete data[1].captions);
    const [error = ""] = await copy.errors();
    expect(error).toBe(
      `content/${films}:${copy.placeOf(films, `  {\n    "id": ${copy.json(films)[1].id}`).replace(/\d+$/, "3")} "captions" is missing here. Add a line like "captions": "./films/testimonial-1-captions.vtt".`,
    );
  });

  it("has captions without a line", async () => {
    copy.put("testimonials/films/empty.vtt", "WEBVTT\n\n");
    copy.edit(films, (data) => (data[0].captions = "./films/empty.vtt"));
    expect(await copy.errors()).toEqual([
      `content/${films}:${copy.placeOf(films, '"./films/empty.vtt"')} Captions "./films/empty.vtt" have no lines. A film needs its words in writing.`,
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
