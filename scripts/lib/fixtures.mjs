/**
 * Builds that differ from the site. Journeys find each at <NAME>_URL, Jest the folder of its built
 * site at <NAME>_DIR.
 */
import fs from "node:fs";
import path from "node:path";

/**
 * @typedef {object} Fixture
 * @property {string} name
 * @property {number} port
 * @property {Record<string, string>} [env]
 * @property {(dir: string) => void | Promise<void>} [edit] changes the copy before it is built
 */

/** @type {Fixture[]} */
export const fixtures = [
  { name: "analytics", port: 9101, env: { GATSBY_GA_MEASUREMENT_ID: "G-TEST00000" } },
  { name: "edited", port: 9102, edit: staffEdits },
];

/**
 * What staff do in a month, as their guide (content/README.md) says: another price, a service more
 * and one less, two photographs as phones make them, one as printers have it, a photo swapped, another offer, Ramadan, and a
 * hero of three slides. Nothing here relies on what the content holds today.
 * @param {string} dir
 */
export async function staffEdits(dir) {
  editJson(dir, "services/services.json", (services) => {
    const [first] = services;
    first.price = first.price === "KD 9.5" ? "KD 8.5" : "KD 9.5";
    services.splice(1, 0, {
      id: nextId(services),
      slug: "moonlight-silk-press",
      name: "Moonlight Silk Press",
      category: first.category,
      price: "KD 11 to KD 14",
    });
    services.splice(2, 1);
  });
  const pictures = path.join(dir, "content", "portfolio", "pictures");
  fs.writeFileSync(path.join(pictures, "IMG_0417.JPG"), await uprightPhoto());
  fs.writeFileSync(path.join(pictures, "wide.jpg"), await widePhoto());
  fs.writeFileSync(path.join(pictures, "print.jpg"), await printPhoto());
  editJson(dir, "portfolio/portfolio.json", (items) => {
    const id = nextId(items);
    const upright = { src: "./pictures/IMG_0417.JPG", alt: "Four fields of color, held upright." };
    const wide = { src: "./pictures/wide.jpg", alt: "A garnet edge.", focus: { x: 0.95, y: 0.5 } };
    const print = { src: "./pictures/print.jpg", alt: "A garnet card, as a printer has it." };
    items.unshift(
      { id, category: "nails", image: upright },
      { id: id + 1, category: "interior", image: wide },
      { id: id + 2, category: "interior", image: print },
    );
  });
  fs.writeFileSync(
    path.join(dir, "content", "pages", "pictures", "swap.JPG"),
    await uprightPhoto(),
  );
  editJson(dir, "pages/about.json", ({ gallery }) => {
    Object.assign(gallery.pictures[0], {
      src: "./pictures/swap.JPG",
      alt: "Four fields, swapped.",
    });
  });
  editJson(dir, "offers/offers.json", (offers) => {
    Object.assign(offers[0], { title: "Eid Glow", price: "KD 12.5", services: ["Gold Facial"] });
  });
  editJson(dir, "pages/special-offers.json", (page) => {
    page.validUntil = kuwaitDay(30);
  });
  editJson(dir, "site.json", (site) => {
    site.hours.exceptions = [
      {
        name: "Ramadan hours",
        from: kuwaitDay(-3),
        to: kuwaitDay(20),
        open: [
          { from: "13:00", to: "16:30" },
          { from: "20:00", to: "01:00" },
        ],
      },
    ];
  });
  editJson(dir, "pages/home.json", ({ hero }) => {
    hero.slides = Array(3).fill(hero.slides[0]);
  });
}

/**
 * @param {string} dir
 * @param {string} file
 * @param {(data: any) => void} change
 */
function editJson(dir, file, change) {
  const absolute = path.join(dir, "content", file);
  const data = JSON.parse(fs.readFileSync(absolute, "utf8"));
  change(data);
  fs.writeFileSync(absolute, `${JSON.stringify(data, null, 2)}\n`);
}

/** @param {{ id: number }[]} entries */
function nextId(entries) {
  return Math.max(...entries.map(({ id }) => id)) + 1;
}

/** A day, counted from today in Kuwait, YYYY-MM-DD. @param {number} offset */
function kuwaitDay(offset) {
  return new Date(Date.now() + (offset * 24 + 3) * 3_600_000).toISOString().slice(0, 10);
}

/**
 * An upright photograph as a phone writes it: stored lying, with the turn, the place, the owner and
 * a wide-gamut profile in its metadata. Seen: garnet and gold above, green and blue below.
 */
async function uprightPhoto() {
  const sharp = await loadSharp();
  const field = (/** @type {string} */ background) => ({
    create: { width: 756, height: 1008, channels: /** @type {3} */ (3), background },
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

/** A lying photograph whose last third is garnet: what its focus must keep in an upright cut. */
async function widePhoto() {
  const sharp = await loadSharp();
  const size = { height: 1600, channels: /** @type {3} */ (3) };
  const edge = { create: { ...size, width: 800, background: "#8a1c33" } };
  return sharp({ create: { ...size, width: 2400, background: "#2f4d8a" } })
    .composite([{ input: edge, left: 1600, top: 0 }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A photograph in the four inks of print (CMYK), garnet all over. */
async function printPhoto() {
  const sharp = await loadSharp();
  const size = { width: 1200, height: 1500, channels: /** @type {3} */ (3) };
  return sharp({ create: { ...size, background: "#8a1c33" } })
    .toColourspace("cmyk")
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Not at the top of this file: commands import it before packages are installed. */
async function loadSharp() {
  return (await import("sharp")).default;
}
