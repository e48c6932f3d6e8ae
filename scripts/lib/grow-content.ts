/** Content of a salon after some years: more entries in every list that can grow. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { editJson, nextId, type PortfolioItem, type Service, type Text } from "./edit-content";
import { first } from "./first";

/** The number of entries to add (`more…`), or the total number. */
export interface Growth {
  readonly morePictures: number;
  readonly moreServices: number;
  readonly reviews: number;
  readonly slides: number;
  readonly offers: number;
}

/** A text with the same addition in each language. */
function withAddition(text: Text, addition: string): Text {
  return Object.fromEntries(
    Object.entries(text).map(([code, words]) => [code, `${words} ${addition}`]),
  );
}

/** Adds entries to the content in a copy of the project. */
export function growContent(dir: string, growth: Growth): void {
  growPortfolio(dir, growth.morePictures);
  growServices(dir, growth.moreServices);
  editJson<object[]>(dir, "testimonials/reviews.json", (all) => repeat(all, growth.reviews));
  editJson<{ id: number; slug: string; title: Text }[]>(dir, "offers/offers.json", (offers) =>
    repeat(offers, growth.offers, (offer, id) => ({
      ...offer,
      id,
      slug: `${offer.slug}-${id}`,
      title: withAddition(offer.title, String(id)),
    })),
  );
  editJson<{ hero: { slides: object[] } }>(dir, "pages/home.json", ({ hero }) =>
    repeat(hero.slides, growth.slides),
  );
}

/** Fills a list with copies of its entries. `copy` gets an entry and the position of the copy, from 1. */
function repeat<T>(
  list: T[],
  length: number,
  copy: (entry: T, place: number) => T = (entry) => entry,
): void {
  const known = [...list];
  while (list.length < length) {
    list.push(copy(first(known.slice(list.length % known.length)), list.length + 1));
  }
}

function growServices(dir: string, count: number): void {
  editJson<Service[]>(dir, "services/services.json", (services) => {
    const categories = [...new Set(services.map(({ category }) => category))];
    for (let index = 0; index < count; index += 1) {
      const id = nextId(services);
      services.push({
        id,
        slug: `signature-ritual-${id}`,
        name: { en: longName(id) },
        category: first(categories.slice(index % categories.length)),
        price: `KD ${10 + (index % 40)}.5 to KD ${60 + (index % 40)}`,
      });
    }
  });
}

const words = {
  kind: ["Signature", "Royal", "Express", "Bridal", "Moroccan", "Weekend", "Evening"],
  with: ["Rose Water", "Warm Oud Oil", "Argan and Honey", "Sea Salt", "Saffron", "Black Seed"],
  what: ["Scalp Ritual", "Hand Treatment", "Steam Bath", "Facial", "Blow Dry", "Foot Care"],
  then: ["a Long Massage", "Mint Tea", "a Gold Leaf Mask", "Silk Finish", "Cool Stones"],
} as const;

/** A unique name of some 60 characters. */
function longName(id: number): string {
  const word = (list: readonly string[], step: number) => list[(id * step) % list.length] ?? "";
  return `${word(words.kind, 3)} ${word(words.what, 5)} No. ${id} with ${word(words.with, 7)} and ${word(words.then, 2)}`;
}

/**
 * Adds photographs. Each is a copy of an existing file with a different comment, so that it counts as a different file
 * but can reuse the encoded variants of the original.
 */
function growPortfolio(dir: string, count: number): void {
  const folder = path.join(dir, "content", "portfolio");
  editJson<PortfolioItem[]>(dir, "portfolio/portfolio.json", (items) => {
    const known = items
      .filter(({ image }) => image.src.endsWith(".jpg"))
      .map((item) => ({ item, master: fs.readFileSync(path.join(folder, item.image.src)) }))
      .sort((a, b) => a.master.length - b.master.length)
      .slice(0, 20);
    const categories = [...new Set(items.map(({ category }) => category))];
    for (let index = 0; index < count; index += 1) {
      const { item, master } = first(known.slice(index % known.length));
      const id = nextId(items);
      const name = `${path.basename(item.image.src, ".jpg")}-${id}`;
      const copy = withComment(master, `Photograph ${id}`);
      fs.writeFileSync(path.join(folder, "pictures", `${name}.jpg`), copy);
      linkVariants(path.join(dir, "public", "static"), master, { copy, name });
      items.push({
        id,
        slug: `${item.slug}-${id}`,
        name: withAddition(item.name, String(id)),
        category: first(categories.slice(index % categories.length)),
        image: {
          ...item.image,
          src: `./pictures/${name}.jpg`,
          alt: withAddition(item.image.alt, `(${id})`),
        },
      });
    }
  });
}

/** A JPEG with a comment in its first segment. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    text,
    jpeg.subarray(2),
  ]);
}

/** Links the variants of a master to the addresses that gatsby-plugin-sharp would use for its copy. */
function linkVariants(
  variants: string,
  master: Buffer,
  { copy, name }: { copy: Buffer; name: string },
): void {
  const digest = (file: Buffer) => createHash("md5").update(file).digest("hex");
  const from = path.join(variants, digest(master));
  if (!fs.existsSync(from)) return; // The build encodes them.
  for (const settings of fs.readdirSync(from)) {
    const to = path.join(variants, digest(copy), settings);
    fs.mkdirSync(to, { recursive: true });
    for (const variant of fs.readdirSync(path.join(from, settings))) {
      fs.linkSync(path.join(from, settings, variant), path.join(to, name + path.extname(variant)));
    }
  }
}
