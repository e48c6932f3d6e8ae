/** Builds that differ from the site. Journeys find each at <NAME>_URL, Jest the folder of its built site at <NAME>_DIR. */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { editJson, nextId } from "./edit-content";
import { first } from "./first";
import { growContent } from "./grow-content";

export interface Fixture {
  name: string;
  env?: Record<string, string>;
  /** Changes the copy before it is built. */
  edit?: (dir: string) => void | Promise<void>;
}

/** One build has both, as each takes minutes: what staff edit, and analytics, which the site itself is built without. */
export const fixtures: readonly Fixture[] = [
  { name: "edited", env: { GATSBY_GA_MEASUREMENT_ID: "G-TEST00000" }, edit: staffEdits },
];

/** A text in each language. */
type Text = Readonly<Record<string, string>>;

/** The parts of the content that are edited below. */
interface Service {
  id: number;
  slug: string;
  name: Text;
  category: string;
  price: string;
}

interface Picture {
  src: string;
  alt: Text;
  focus?: { x: number; y: number };
}

interface PortfolioItem {
  id: number;
  category: string;
  image: Picture;
}

/**
 * What staff do in some years, as their guide (content/README.md) says: of everything more, and in the last month
 * another price, a service more and one less, two photographs as phones make them, one as printers have it, a photo
 * swapped, another offer, and Ramadan. Nothing here relies on what the content holds today.
 */
async function staffEdits(dir: string): Promise<void> {
  growContent(dir, { morePictures: 400, moreServices: 200, reviews: 20, slides: 6, offers: 8 });
  editJson<Service[]>(dir, "services/services.json", (services) => {
    const service = first(services);
    service.price = service.price === "KD 9.5" ? "KD 8.5" : "KD 9.5";
    services.splice(1, 0, {
      id: nextId(services),
      slug: "moonlight-silk-press",
      name: { en: "Moonlight Silk Press" },
      category: service.category,
      price: "KD 11 to KD 14",
    });
    services.splice(2, 1);
  });
  await writePhotos(path.join(dir, "content"));
  editJson<PortfolioItem[]>(dir, "portfolio/portfolio.json", (items) => {
    const id = nextId(items);
    const upright = {
      src: "./pictures/IMG_0417.JPG",
      alt: { en: "Four fields of color, held upright." },
    };
    const wide = {
      src: "./pictures/wide.jpg",
      alt: { en: "A garnet edge." },
      focus: { x: 0.95, y: 0.5 },
    };
    const print = {
      src: "./pictures/print.jpg",
      alt: { en: "A garnet card, as a printer has it." },
    };
    items.unshift(
      { id, category: "nails", image: upright },
      { id: id + 1, category: "interior", image: wide },
      { id: id + 2, category: "interior", image: print },
    );
  });
  editJson<{ gallery: { pictures: Picture[] } }>(dir, "pages/about.json", ({ gallery }) => {
    const swapped = { src: "./pictures/swap.JPG", alt: { en: "Four fields, swapped." } };
    Object.assign(first(gallery.pictures), swapped);
  });
  editJson<object[]>(dir, "offers/offers.json", (offers) => {
    const offer = {
      title: { en: "Eid Glow" },
      price: "KD 12.5",
      services: [{ en: "Gold Facial" }],
    };
    Object.assign(first(offers), offer);
  });
  editJson<{ validUntil: string }>(dir, "pages/special-offers.json", (page) => {
    page.validUntil = kuwaitDay(30);
  });
  editJson<{ hours: { exceptions: object[] } }>(dir, "site.json", ({ hours }) => {
    hours.exceptions = [
      {
        name: { en: "Ramadan hours" },
        from: kuwaitDay(-3),
        to: kuwaitDay(20),
        open: [
          { from: "13:00", to: "16:30" },
          { from: "20:00", to: "01:00" },
        ],
      },
    ];
  });
}

async function writePhotos(content: string): Promise<void> {
  const upright = await uprightPhoto();
  fs.writeFileSync(path.join(content, "portfolio", "pictures", "IMG_0417.JPG"), upright);
  fs.writeFileSync(path.join(content, "portfolio", "pictures", "wide.jpg"), await widePhoto());
  fs.writeFileSync(path.join(content, "portfolio", "pictures", "print.jpg"), await printPhoto());
  fs.writeFileSync(path.join(content, "pages", "pictures", "swap.JPG"), upright);
}

/** A day, counted from today in Kuwait, YYYY-MM-DD. */
function kuwaitDay(offset: number): string {
  return new Date(Date.now() + (offset * 24 + 3) * 3_600_000).toISOString().slice(0, 10);
}

/**
 * An upright photograph as a phone writes it: stored lying, with the turn, the place, the owner and a wide-gamut
 * profile in its metadata. Seen: garnet and gold above, green and blue below.
 */
async function uprightPhoto(): Promise<Buffer> {
  const field = (background: string) => ({
    create: { width: 756, height: 1008, channels: 3 as const, background },
  });
  const seen = await sharp(field("#8a1c33"))
    .extend({ right: 756, bottom: 1008, background: "#d8b25a" })
    .composite([
      { input: field("#3d7a4f"), left: 0, top: 1008 },
      { input: field("#2f4d8a"), left: 756, top: 1008 },
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

/** A lying photograph whose last third is garnet: what its focus must keep in an upright variant. */
async function widePhoto(): Promise<Buffer> {
  const size = { height: 1600, channels: 3 as const };
  const edge = { create: { ...size, width: 800, background: "#8a1c33" } };
  return sharp({ create: { ...size, width: 2400, background: "#2f4d8a" } })
    .composite([{ input: edge, left: 1600, top: 0 }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A photograph in the four inks of print (CMYK), garnet all over. */
async function printPhoto(): Promise<Buffer> {
  const size = { width: 1200, height: 1500, channels: 3 as const };
  return sharp({ create: { ...size, background: "#8a1c33" } })
    .toColourspace("cmyk")
    .jpeg({ quality: 90 })
    .toBuffer();
}
