/** @jest-environment node */
import sharp from "sharp";
import { imagePresets } from "../../src/graphql/image-presets";
import { box, filmOf, h264 } from "../support/film";
import { irregularJpeg } from "../support/jpeg";
import { ContentCopy } from "./content-copy";

const copy = new ContentCopy();

afterEach(() => copy.restore());
afterAll(() => copy.remove());

const portfolio = "portfolio/portfolio.json";
const films = "testimonials/films.json";

function picture(width = 800, height = 1000, format: Format = "jpeg") {
  const create = { width, height, channels: 3, background: "#6B1F30" } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

/** A picture with 16 bits per color and a color profile. */
function deepPicture(): Promise<Buffer> {
  const raw = { width: 800, height: 1000, channels: 3 } as const;
  return sharp(new Uint16Array(800 * 1000 * 3), { raw })
    .toColourspace("rgb16")
    .withIccProfile("p3")
    .png()
    .toBuffer();
}

type Format = "jpeg" | "png" | "webp";
const photos = new Map<Format, Promise<Buffer>>();

/** A picture that no other file shows, and that does not compress. */
function photo(format: Format = "jpeg"): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 800, height: 1000, channels: 3, background: "#6B1F30", noise } as const;
  const bytes = photos.get(format) ?? sharp({ create }).toFormat(format).toBuffer();
  photos.set(format, bytes);
  return bytes;
}

/** Makes this file the first picture of the portfolio. Returns the errors of the check. */
async function errorsWith(name: string, contents?: Buffer, alt = "A garnet wall.") {
  if (contents) copy.put(`portfolio/pictures/${name}`, contents);
  copy.set(portfolio, "0.image", { src: `./pictures/${name}`, alt: { en: alt } });
  return copy.errorsIn(portfolio);
}

/** The start of a message about the first picture of the portfolio. */
const at = (name: string) =>
  `${copy.placeOf(portfolio, "0.image.src")} Picture "./pictures/${name}"`;

describe("a photograph", () => {
  it.each(["new.jpg", "new.JPG", "new.png", "new.webp", "Nails {1},  100% \u200Eعروس.jpg"])(
    "is accepted as %s",
    async (name) => {
      const format = name.endsWith("png") ? "png" : name.endsWith("webp") ? "webp" : "jpeg";
      expect(await errorsWith(name, await picture(800, 1000, format))).toEqual([]);
    },
  );

  it("is accepted upright, if it is stored lying with an orientation", async () => {
    const lying = sharp(await picture(1000, 800)).withMetadata({ orientation: 6 });
    expect(await errorsWith("turned.jpg", await lying.jpeg().toBuffer())).toEqual([]);
  });

  it("is accepted from a phone whose JPEGs cause warnings", async () => {
    expect(await errorsWith("phone.jpg", irregularJpeg(await photo()))).toEqual([]);
  });

  const notAlt = "does not say what the photograph shows. Write one plain sentence about it.";
  const text = (words: string) => async () => Buffer.from(words);
  const noPicture = "must be JPEG, PNG, WEBP, but the file is not. Save it again in that format.";
  const badName =
    'is not the path of a file that the site can show. Start with "./", like "./pictures/name.jpg". If the name has # or ?, rename the file without it.';
  const heic = async () => Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic");
  const heicRemedy =
    "is a HEIC photo, which browsers cannot show. On the iPhone choose Settings > Camera > Formats > Most Compatible for new photos; open this one on a computer and save it as JPEG (Mac: Preview, File > Export; Windows: Photos, Save as).";
  const truncated = "is incomplete or damaged. Upload it again.";

  it.each<[name: string, contents: (() => Promise<Buffer>) | undefined, says: string]>([
    [
      "nowhere-at-all.jpg",
      undefined,
      "does not exist. Upload the file there, or correct the name.",
    ],
    ["nails #1.jpg", () => picture(), badName],
    ["nails?.jpg", () => picture(), badName],
    [
      "small.jpg",
      () => picture(500, 700),
      "is 500 x 700 pixels; here it must be at least 800 x 1000. Use a larger one. A photo sent by WhatsApp is smaller: have it sent as a document.",
    ],
    [
      "wide.jpg",
      () => picture(2400, 999),
      "is 2400 x 999 pixels; here it must be at least 800 x 1000. Use one at least 1000 high, such as an upright one.",
    ],
    [
      "really-png.jpg",
      () => picture(800, 1000, "png"),
      "is really PNG, not JPG. Rename it on your computer so that it ends in .png, upload it again, and write that name here.",
    ],
    ["notes.jpg", text("Call the photographer."), noPicture],
    ["empty.jpg", text(""), "is empty (0 bytes): the upload failed. Upload it again."],
    ["IMG_0012.HEIC", heic, heicRemedy],
    ["IMG_0013.jpg", heic, heicRemedy],
    ["IMG_0014.jpg", text("\0\0\0\u0018ftypmif1\0\0\0\0mif1heic"), heicRemedy],
    [
      "heavy.jpg",
      async () => Buffer.concat([await picture(), Buffer.alloc(15 * 1024 * 1024)]),
      "is 15.1 MB; the limit is 15 MB. Save it as JPEG, about 2400 pixels wide.",
    ],
    ["head.jpg", async () => (await photo()).subarray(0, 15), truncated],
    ["end.jpg", async () => (await photo()).subarray(0, -2000), truncated],
    ["half.jpg", async () => (await photo()).subarray(0, 200_000), truncated],
    ["end.png", async () => (await photo("png")).subarray(0, -200_000), truncated],
    [
      "deep.png",
      deepPicture,
      "has 16 bits per color and a color profile, so its colors would be dull. Save it as a JPEG.",
    ],
    ["end.webp", async () => (await photo("webp")).subarray(0, -50_000), truncated],
  ])("is rejected: %s", async (name, contents, says) => {
    expect(await errorsWith(name, await contents?.())).toEqual([`${at(name)} ${says}`]);
  });

  it("is rejected if its name differs from that of the file", async () => {
    copy.put("portfolio/pictures/Velvet-chair.JPG", await picture());
    expect(await errorsWith("Velvet-chiar.JPG")).toEqual([
      `${at("Velvet-chiar.JPG")} does not exist. Upload the file there, or correct the name.`,
    ]);
    expect(await errorsWith("velvet-chair.jpg")).toEqual([
      `${at("velvet-chair.jpg")} is not exactly the file's name, such as in its capital letters. Copy it from here: "./pictures/Velvet-chair.JPG".`,
    ]);
    expect((await errorsWith("Velvet-chair"))[0]).toContain('"./pictures/Velvet-chair.JPG"');
    copy.put("portfolio/pictures/arch.jpg ", await picture());
    expect((await errorsWith("arch.jpg"))[0]).toMatch(
      /"\.\/pictures\/arch\.jpg ".*Rename the file/,
    );
    copy.put("portfolio/pictures/\u0627\u0654ظافر.jpg", await picture());
    expect((await errorsWith("أظافر.jpg "))[0]).toContain('"./pictures/\u0627\u0654ظافر.jpg"');
  });

  it("is rejected outside content/", async () => {
    expect(await errorsWith("../../../package.json")).toEqual([
      `${at("../../../package.json")} is outside the content folder. Put the file in the content folder, and write its path relative to this file.`,
    ]);
  });

  it.each([
    ["IMG_2034", `"IMG_2034" ${notAlt}`],
    ["IMG 1234", `"IMG 1234" ${notAlt}`],
    [" ", '" " is empty. Write the words here.'],
    ["", '"" is empty. Write the words here.'],
  ])("is rejected with alt text that does not describe it: %j", async (alt, says) => {
    expect(await errorsWith("new.jpg", await picture(), alt)).toEqual([
      `${copy.placeOf(portfolio, "0.image.alt.en")} Alt text (en) ${says}`,
    ]);
  });

  it("is accepted without a description only if it is decorative", async () => {
    copy.set("testimonials/films.json", "0.thumbnail.alt", { en: "" });
    expect(await copy.errorsIn("testimonials/films.json")).toEqual([]);
    copy.set("testimonials/films.json", "0.thumbnail.alt", { en: "still.jpg" });
    expect((await copy.errorsIn("testimonials/films.json")).join()).toContain("does not say what");
  });

  it("must have the size of each of its image presets", async () => {
    const { minWidth, minHeight } = imagePresets.SPACE;
    copy.put("pages/pictures/room.jpg", await picture(minWidth - 1, minHeight));
    copy.set("pages/home.json", "space.photos.0.picture.src", "./pictures/room.jpg");
    expect((await copy.errorsIn("pages/home.json")).join()).toContain(
      `here it must be at least ${minWidth} x ${minHeight}.`,
    );
    copy.put("pages/pictures/room.jpg", await picture(minWidth, minHeight - 1));
    expect((await copy.errorsIn("pages/home.json")).join()).toContain(
      `is ${minWidth} x ${minHeight - 1} pixels`,
    );
  });
});

it.each([
  ["tall", "upper", { width: 1, height: 2 }],
  ["wide", "left", { width: 2, height: 1 }],
] as const)(
  "a %s photograph is named if its %s half, behind words, is dark",
  async (shape, half, size) => {
    /** The notices about a photograph with halves of these grays, of which words are on the first. */
    const noticesOf = async (...grays: number[]) => {
      const halves = sharp(Buffer.from(grays), { raw: { ...size, channels: 1 } });
      const large = halves.resize(2000, 2000, { fit: "fill", kernel: "nearest" });
      copy.put("pages/pictures/first.png", await large.png().toBuffer());
      copy.set("pages/home.json", `hero.slides.0.${shape}.src`, "./pictures/first.png");
      return (await copy.noticesIn("pages/home.json")).filter((each) => each.includes("first.png"));
    };
    expect(await noticesOf(140, 20)).toEqual([]);
    expect(await noticesOf(130, 255)).toEqual([
      `${copy.placeOf("pages/home.json", `hero.slides.0.${shape}.src`)} Picture "./pictures/first.png" is dark in its ${half} half, behind dark words. Choose one that is pale there.`,
    ]);
  },
);

describe("a film", () => {
  const notH264 =
    "is not a whole film in H.264 that every browser plays while it loads. Send the film to the developer.";
  const notAac =
    "has sound that is not AAC, so many phones play it without sound. Send the film to the developer.";
  const hasPlace =
    "contains the place where it was recorded. Send it from the phone without it (iPhone: Share > Options, switch Location off), or run: ffmpeg -i film.mp4 -map_metadata -1 -c copy -movflags +faststart clean.mp4";

  /** Shows a film with these contents. Returns the errors of the check. */
  async function errorsOf(contents: Buffer): Promise<string[]> {
    copy.put("testimonials/films/seeded.mp4", contents);
    copy.set(films, "0.video", "./films/seeded.mp4");
    return copy.errorsIn(films);
  }

  const film = filmOf();
  const [type, header] = [film.subarray(0, 16), film.subarray(16)];
  const withBox = (name: string, contents = "") =>
    filmOf(["avc1"], box(name, Buffer.from(contents)));
  const pictures = box("mdat", Buffer.alloc(99));
  const long = box("mdat", Buffer.alloc(99), true);
  const place = box("meta", Buffer.from("mdtacom.apple.quicktime.location.ISO6709"));
  const xmp = box("uuid", Buffer.from("<exif:GPSLatitude>29,20N"));
  const toTheEnd = Buffer.from("\0\0\0\0mdat, to the end of the file");

  it.each([
    ["H.264", film],
    ["H.264 with its parameters in the stream", filmOf(["avc3"])],
    ["H.264 without sound, as old phones make it", filmOf(["avc1"], h264(66))],
    ["a last part that reaches to the end", Buffer.concat([film, toTheEnd])],
    ["a long part after its header", Buffer.concat([film, long])],
  ])("is accepted with %s", async (_name, contents) => {
    expect(await errorsOf(contents)).toEqual([]);
  });

  it.each(["https://www.instagram.com/reel/abc/", "films/a.mp4"])(
    "is rejected as %s, with words about films",
    async (address) => {
      const says =
        'is not the path of a film. The site shows only films of its own: upload the film to content/testimonials/films, and write its path, like "./films/….mp4".';
      copy.set(films, "0.video", address);
      expect((await copy.errorsIn(films)).join("\n")).toContain(`Video "${address}" ${says}`);
    },
  );

  it.each([
    [
      "not MP4",
      Buffer.from("\0\0\0\u0014ftypqt  \0\0\0\0qt  "),
      "must be MP4, but the file is really MOV. Send the film to the developer.",
    ],
    ["cut off in its header", film.subarray(0, 40), notH264],
    ["cut off in its pictures", Buffer.concat([film, pictures]).subarray(0, -1), notH264],
    ["cut off in the length of a part", Buffer.concat([film, long.subarray(0, 12)]), notH264],
    ["in fragments", filmOf(["avc1"], box("mvex", Buffer.alloc(40))), notH264],
    ["in ten bits", filmOf(["avc1"], h264(110)), notH264],
    ["in 4:2:2", filmOf(["avc1"], h264(122)), notH264],
    ["in 4:4:4", filmOf(["avc1"], h264(244)), notH264],
    ["with sound in AC-3", filmOf(["ac-3", "avc1"]), notAac],
    ["with sound in ALAC", filmOf(["alac", "avc1"]), notAac],
    ["in MPEG-4 Part 2", filmOf(["mp4v"]), notH264],
    ["sound only", filmOf(["mp4a"]), notH264],
    [
      "larger than 4 MB",
      Buffer.concat([film, Buffer.alloc(5 * 1024 * 1024)]),
      "is 5.1 MB; the limit is 4 MB, because an iPhone loads the whole film before it plays. Send the film to the developer.",
    ],
    ["in HEVC", filmOf(["hvc1"]), notH264],
    ["with its header at its end", Buffer.concat([type, pictures, header]), notH264],
    ["with its place in QuickTime", withBox("\xa9xyz"), hasPlace],
    ["with its place in 3GPP", withBox("loci"), hasPlace],
    ["with its place as a key", withBox("mdta", "com.apple.quicktime.location.ISO6709"), hasPlace],
    ["with its place after its pictures", Buffer.concat([film, pictures, place]), hasPlace],
    ["with its place in XMP", withBox("udta", "<exif:GPSLatitude>29,20N"), hasPlace],
    ["with its place in XMP of its own", Buffer.concat([film, xmp]), hasPlace],
    ["empty", Buffer.alloc(0), "is empty (0 bytes): the upload failed. Upload it again."],
  ])("is rejected if it is %s", async (_name, contents, says) => {
    const errors = await errorsOf(contents);
    expect(errors).toEqual([
      `${copy.placeOf(films, "0.video")} Video "./films/seeded.mp4" ${says}`,
    ]);
  });

  it("is rejected without its captions, and not given those of another film", async () => {
    copy.set(films, "0.captions.ar", "./films/testimonial-97-captions.ar.vtt");
    copy.put("testimonials/films/testimonial-98-captions.ar.vtt", "WEBVTT\n\n");
    expect(await copy.errorsIn(films)).toEqual([
      `${copy.placeOf(films, "0.captions.ar")} Captions (ar) "./films/testimonial-97-captions.ar.vtt" does not exist. Upload the file there, or correct the name.`,
    ]);
  });
});

describe("captions", () => {
  const good = "00:00.000 --> 00:01.000\n[music]";
  const cue = "WEBVTT\n\n00:01.000 --> 00:02.000\n";

  async function errorsOf(contents: string | Buffer): Promise<string[]> {
    copy.put("testimonials/films/seeded.vtt", contents);
    copy.set(films, "0.captions.ar", "./films/seeded.vtt");
    return copy.errorsIn(films);
  }

  it.each([
    ["with Windows lines and settings", `WEBVTT - Sidra\r\n\r\n1\r\n${good} \r\n`],
    ["with notes and styles", `WEBVTT\n\nNOTE by Amal\n\nSTYLE\n::cue {}\n\n${good}`],
    ["with a time in the words", `${cue}10:00 to 21:00, every day`],
    ["with hours", "WEBVTT\n\n00:00:01.000-->00:00:02.000 line:0\nHair & Spa < 3"],
  ])("are accepted %s", async (_how, contents) => {
    expect(await errorsOf(contents)).toEqual([]);
  });

  const notVtt = "must be VTT, but the file is not. Save it as UTF-8 text that begins with WEBVTT.";
  const on = (line: number) =>
    `have a mistake on line ${line}. Write times like 00:01.500 --> 00:04.000, and save the file as UTF-8.`;

  it.each<[how: string, contents: string | Buffer, says: string]>([
    ["a sign after the first word", `WEBVTT:\n\n${good}`, 'must begin with the line "WEBVTT".'],
    ["UTF-16", Buffer.from(`\uFEFFWEBVTT\n\n${good}`, "utf16le"), notVtt],
    ["lines as in SRT", `1\n${good}`, notVtt],
    ["no lines", "WEBVTT\n\n", "have no lines. Write what is said in the film."],
    ["a mistyped time", `WEBVTT\n\n${good}\n\n00:0l.000 --> 00:02.000\nHair`, on(6)],
    ["a comma", "WEBVTT\n\n00:01,000 --> 00:02,000\nHair", on(3)],
    ["a typed arrow", "WEBVTT\n\n00:01.000 → 00:02.000\nHair", on(3)],
    ["75 seconds", "WEBVTT\n\n00:75.000 --> 00:80.000\nHair", on(3)],
    ["question marks for letters", `${cue}???? ???`, on(4)],
    ["Windows-1256", Buffer.from(`${cue}\xd4\xda\xd1`, "latin1"), on(4)],
  ])("are rejected with %s, at its line", async (_how, contents, says) => {
    expect(await errorsOf(contents)).toEqual([
      `${copy.placeOf(films, "0.captions.ar")} Captions (ar) "./films/seeded.vtt" ${says}`,
    ]);
  });
});

describe("a drawing", () => {
  it("is rejected if it is not SVG", async () => {
    copy.put("brand/logo.svg", "not a drawing");
    expect((await copy.errorsIn("site.json")).join()).toContain(
      'Logo (en) "./brand/logo.svg" must be SVG, but the file is not.',
    );
  });

  const noNamespace =
    'has no xmlns="http://www.w3.org/2000/svg" in its <svg>, so browsers do not show it. Add it there, or export the drawing again as an SVG file.';
  const invalid =
    "is not valid SVG, as if cut off or changed by hand, and cannot be shown. Export it again from the program that drew it.";
  const xmlns = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"';

  it.each([
    ["without its namespace", '<svg viewBox="0 0 30 10"><path d="M0 0h9"/></svg>', noNamespace],
    ["cut off", `<svg ${xmlns}><path d="M0 0h9`, invalid],
    ["with a bare &", `<svg ${xmlns}><title>Hair & Spa</title></svg>`, invalid],
  ])("is rejected %s", async (_how, contents, says) => {
    copy.put("brand/mark.svg", contents);
    expect(await copy.errorsIn("site.json")).toEqual([
      `${copy.placeOf("site.json", "brand.mark")} Mark "./brand/mark.svg" ${says}`,
    ]);
  });

  it("is rejected if it is missing", async () => {
    copy.rename("brand/map.svg", "plan.svg");
    expect((await copy.errorsIn("site.json")).join()).toContain(
      'Drawing "./brand/map.svg" does not exist.',
    );
  });
});
