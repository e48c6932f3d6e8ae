/**
 * Variants of the site. Journeys find the address of each in <NAME>_URL, Jest the folder of its build in <NAME>_DIR.
 */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import {
  editJson,
  nextId,
  type PortfolioFilter,
  type PortfolioItem,
  type Service,
  type SiteHours,
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
import { growContent } from "./grow-content";

export interface Fixture {
  name: string;
  env?: Record<string, string>;
  /** Edits the copy before the build. */
  edit?: (dir: string) => void | Promise<void>;
}

/** A single build with edited content and with analytics, because each build takes minutes. */
export const fixtures: readonly Fixture[] = [
  { name: "edited", env: { GATSBY_GA_MEASUREMENT_ID: "G-TEST00000" }, edit: staffEdits },
];

/**
 * Edits that staff may make over some years (content/README.md): more of everything, those that a test saves with the
 * forms (form-edits.ts), a deleted service, photographs from a phone and from a printer (CMYK), a new
 * last day of the offers, and Ramadan hours. The edits do not depend on the current content.
 */
async function staffEdits(dir: string): Promise<void> {
  growContent(dir, { morePictures: 120, moreServices: 200, reviews: 20, slides: 6, offers: 8 });
  editJson<Service[]>(dir, "services/services.json", (services) => {
    changePrice(services);
    services.splice(1, 1);
    addService(services);
  });
  await writePhotos(path.join(dir, "content"));
  editJson<PortfolioItem[]>(dir, "portfolio/portfolio.json", (items) => {
    const { category } = first(items);
    editJson<{ filters: PortfolioFilter[] }>(dir, "pages/portfolio.json", ({ filters }) =>
      changeAsk(filters, category),
    );
    addPhotograph(items);
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
      { id, slug: "fields", name: { en: "Fields of Color" }, category: "nails", image: upright },
      { id: id + 1, slug: "edge", name: { en: "Edge" }, category: "interior", image: wide },
      { id: id + 2, slug: "card", name: { en: "Card" }, category: "interior", image: print },
    );
  });
  editJson(dir, "offers/offers.json", changeOffer);
  editJson<{ validUntil: string }>(dir, "pages/special-offers.json", (page) => {
    page.validUntil = kuwaitDay(30);
  });
  editJson<SiteHours>(dir, "site.json", (site) => {
    site.hours.exceptions = [
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
    addHoliday(site);
  });
}

async function writePhotos(content: string): Promise<void> {
  const pictures = path.join(content, "portfolio", "pictures");
  fs.writeFileSync(path.join(pictures, "IMG_0417.JPG"), await uprightPhoto());
  fs.writeFileSync(path.join(pictures, "wide.jpg"), await widePhoto());
  fs.writeFileSync(path.join(pictures, "print.jpg"), await printPhoto());
  fs.writeFileSync(
    path.join(content, "portfolio", formEdits.photograph.image.src),
    await photographFile(),
  );
}

/** A date in Kuwait as an offset from today in days, YYYY-MM-DD. */
function kuwaitDay(offset: number): string {
  return new Date(Date.now() + (offset * 24 + 3) * 3_600_000).toISOString().slice(0, 10);
}

/**
 * A portrait photograph as phones store it: in landscape format with an EXIF orientation, and with the place, the owner
 * and a wide-gamut profile in its metadata. Displayed, it is garnet and gold at the top, green and blue at the bottom.
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

/** A landscape photograph whose right third is garnet. A portrait crop must keep that part, its focal point. */
async function widePhoto(): Promise<Buffer> {
  const size = { height: 1600, channels: 3 as const };
  const edge = { create: { ...size, width: 800, background: "#8a1c33" } };
  return sharp({ create: { ...size, width: 2400, background: "#2f4d8a" } })
    .composite([{ input: edge, left: 1600, top: 0 }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A garnet photograph in CMYK. */
async function printPhoto(): Promise<Buffer> {
  const size = { width: 1200, height: 1500, channels: 3 as const };
  return sharp({ create: { ...size, background: "#8a1c33" } })
    .toColourspace("cmyk")
    .jpeg({ quality: 90 })
    .toBuffer();
}
