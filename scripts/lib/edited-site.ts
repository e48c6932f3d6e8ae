/** The edited site: a second build for the tests, with edits that staff may make over some years, and with analytics. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { build, SOURCES } from "./build";
import { type Context, root } from "./command";
import {
  editJson,
  nextId,
  type PortfolioFilter,
  type PortfolioItem,
  type Service,
  type SiteHours,
  type Text,
} from "./edit-content";
import { first } from "./first";
import {
  addHoliday,
  addPhotograph,
  addService,
  changeAsk,
  changeOffer,
  changePrice,
  formEdits,
  photographFile,
} from "./form-edits";
import { addSamples, withComment } from "./sample-entries";

/**
 * Builds a copy of the project with edited content, and returns the folder of the built site. The project must have been
 * built: its encoded pictures are reused (docs/pictures.md).
 */
export async function buildEditedSite(
  context: Context,
  env: Record<string, string>,
  print: (text: string) => void,
): Promise<string> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-edited-"));
  context.onEnd(async () => fs.rmSync(dir, { recursive: true, force: true }));
  for (const source of [...SOURCES, path.join("public", "static")]) {
    fs.cpSync(path.join(root, source), path.join(dir, source), { recursive: true });
  }
  fs.symlinkSync(path.join(root, "node_modules"), path.join(dir, "node_modules"), "junction");
  addSamples(dir);
  await editContent(dir);
  await build(context, {
    cwd: dir,
    env: { ...env, GATSBY_GA_MEASUREMENT_ID: "G-TEST00000" },
    print,
  });
  return path.join(dir, "public");
}

/**
 * More of everything, the edits that a test saves with the forms (form-edits.ts), a deleted service, photographs from a
 * phone and from a printer, a new last day of the offers, and Ramadan hours. Does not depend on the current content.
 */
async function editContent(dir: string): Promise<void> {
  editJson<Service[]>(dir, "services/services.json", (services) => {
    grow(services, services.length + 200, (service) => {
      const id = nextId(services);
      const name = { en: `Signature Scalp Ritual No. ${id} with Rose Water and Mint Tea` };
      return { ...service, id, slug: `ritual-${id}`, name, price: `KD ${id}.5 to KD ${id + 100}` };
    });
    const forms = ["from KD 5", "Free", "On request"];
    for (const [index, price] of forms.entries())
      Object.assign(services[index + 2] ?? {}, { price });
    changePrice(services);
    services.splice(1, 1);
    addService(services);
  });
  editJson<PortfolioItem[]>(dir, "portfolio/portfolio.json", (items) => {
    const photographs = items.filter(({ image }) => image.src.endsWith(".jpg"));
    for (let index = 0; index < 120; index += 1) {
      const item = first(photographs.slice(index % photographs.length));
      const id = nextId(items);
      const src = copyPhotograph(dir, item.image.src, id);
      const image = { ...item.image, src, alt: withNumber(item.image.alt, id) };
      items.push({
        ...item,
        id,
        slug: `${item.slug}-${id}`,
        name: withNumber(item.name, id),
        image,
      });
    }
    let categories: string[] = [];
    editJson<{ filters: PortfolioFilter[] }>(dir, "pages/portfolio.json", ({ filters }) => {
      changeAsk(filters, first(items).category);
      categories = filters.map(({ key }) => key).filter((key) => key !== "all");
    });
    addPhotograph(items);
    const [category = "", other = category] = categories;
    const id = nextId(items);
    const alt = { en: "Four fields of color, held upright." };
    const upright = { src: "./pictures/IMG_0417.JPG", alt };
    const focus = { x: 0.95, y: 0.5 };
    const wide = { src: "./pictures/wide.jpg", alt: { en: "A garnet edge." }, focus };
    const print = { src: "./pictures/print.jpg", alt: { en: "A garnet card, as printed." } };
    items.unshift(
      { id, slug: "fields", name: { en: "Fields of Color" }, category, image: upright },
      { id: id + 1, slug: "edge", name: { en: "Edge" }, category: other, image: wide },
      { id: id + 2, slug: "card", name: { en: "Card" }, category: other, image: print },
    );
  });
  await writePhotos(path.join(dir, "content", "portfolio"));
  editJson<object[]>(dir, "testimonials/reviews.json", (reviews) => {
    grow(reviews, 20);
    reviews.push({ name: { ar: "نورة" }, label: { en: "Client" }, quote: { ar: "نظافة وهدوء." } });
  });
  editJson<{ hero: { slides: object[] }; space: { photos: { caption: Text }[] } }>(
    dir,
    "pages/home.json",
    ({ hero, space: { photos } }) => {
      grow(hero.slides, 6);
      grow(photos, 8, (room) => ({ ...room, caption: withNumber(room.caption, photos.length) }));
    },
  );
  editJson<{ id: number; slug: string; title: Text }[]>(dir, "offers/offers.json", (offers) => {
    grow(offers, 8, (offer) => {
      const id = nextId(offers);
      return { ...offer, id, slug: `${offer.slug}-${id}`, title: withNumber(offer.title, id) };
    });
    changeOffer(offers);
    Object.assign(first(offers), { was: "KD 15.500", until: kuwaitDay(10) });
    Object.assign(first(offers.slice(-1)), { until: kuwaitDay(-1) });
  });
  editJson<{ validUntil: string }>(dir, "pages/special-offers.json", (page) => {
    page.validUntil = kuwaitDay(30);
  });
  editJson<SiteHours>(dir, "site.json", (site) => {
    const open = [
      { from: "13:00", to: "16:30" },
      { from: "20:00", to: "01:00" },
    ];
    const name = { en: "Ramadan hours" };
    site.hours.exceptions = [{ name, from: kuwaitDay(-3), to: kuwaitDay(20), open }];
    site.social = {
      tiktok: "https://www.tiktok.com/@salon",
      snapchat: "https://www.snapchat.com/add/salon",
      youtube: "https://youtu.be/salon",
      x: "https://x.com/salon",
      ...site.social,
    };
    addHoliday(site);
  });
}

/** Adds copies of entries to a list until it has this length. */
function grow<T>(list: T[], length: number, copy: (entry: T) => T = (entry) => entry): void {
  const known = [...list];
  while (list.length < length) list.push(copy(first(known.slice(list.length % known.length))));
}

/**
 * Adds a copy of a photograph of the portfolio, and returns its path. A comment makes it another file. It has the encoded
 * variants that the original has, under the addresses that gatsby-plugin-sharp uses.
 */
function copyPhotograph(dir: string, src: string, id: number): string {
  const folder = path.join(dir, "content", "portfolio");
  const master = fs.readFileSync(path.join(folder, src));
  const copy = withComment(master, String(id));
  const name = `copy-${id}`;
  fs.writeFileSync(path.join(folder, "pictures", `${name}.jpg`), copy);
  const variantsOf = (file: Buffer) =>
    path.join(dir, "public", "static", createHash("md5").update(file).digest("hex"));
  const [from, to] = [variantsOf(master), variantsOf(copy)];
  for (const settings of fs.existsSync(from) ? fs.readdirSync(from) : []) {
    fs.mkdirSync(path.join(to, settings), { recursive: true });
    for (const variant of fs.readdirSync(path.join(from, settings))) {
      const file = path.join(to, settings, name + path.extname(variant));
      fs.linkSync(path.join(from, settings, variant), file);
    }
  }
  return `./pictures/${name}.jpg`;
}

/** A text with a number in each language. */
function withNumber(text: Text, number: number): Text {
  return Object.fromEntries(
    Object.entries(text).map(([code, words]) => [code, `${words} ${number}`]),
  );
}

/** A date in Kuwait as an offset from today in days, YYYY-MM-DD. */
function kuwaitDay(offset: number): string {
  return new Date(Date.now() + (offset * 24 + 3) * 3_600_000).toISOString().slice(0, 10);
}

async function writePhotos(folder: string): Promise<void> {
  const write = (src: string, file: Buffer) => fs.writeFileSync(path.join(folder, src), file);
  write("pictures/IMG_0417.JPG", await uprightPhoto());
  write("pictures/wide.jpg", await widePhoto());
  write("pictures/print.jpg", await printPhoto());
  write(formEdits.photograph.image.src, await photographFile());
}

/** A field of one colour. */
const field = (background: string, width: number, height: number) => ({
  create: { width, height, channels: 3 as const, background },
});

/**
 * A portrait photograph as phones store it: in landscape format with an EXIF orientation, and with the place, the owner
 * and a wide-gamut profile in its metadata. Displayed, it is garnet and gold at the top, green and blue at the bottom.
 */
async function uprightPhoto(): Promise<Buffer> {
  const seen = await sharp(field("#8a1c33", 756, 1008))
    .extend({ right: 756, bottom: 1008, background: "#d8b25a" })
    .composite([
      { input: field("#3d7a4f", 756, 1008), left: 0, top: 1008 },
      { input: field("#2f4d8a", 756, 1008), left: 756, top: 1008 },
    ])
    .png()
    .toBuffer();
  const stored = await sharp(seen).rotate(270).png().toBuffer();
  return sharp(stored)
    .withExif({
      IFD0: { Make: "Phone", Artist: "Amal" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "29/1 20/1 0/1" },
    })
    .withMetadata({ orientation: 6, icc: "p3" })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A landscape photograph whose right third is garnet. A portrait crop must keep that part, its focal point. */
function widePhoto(): Promise<Buffer> {
  return sharp(field("#2f4d8a", 2400, 1600))
    .composite([{ input: field("#8a1c33", 800, 1600), left: 1600, top: 0 }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A garnet photograph in CMYK. */
function printPhoto(): Promise<Buffer> {
  return sharp(field("#8a1c33", 1200, 1500))
    .toColourspace("cmyk")
    .jpeg({ quality: 90 })
    .toBuffer();
}
