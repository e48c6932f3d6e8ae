/**
 * `npm run bench:pictures`: what each AVIF and JPEG quality costs in bytes and in likeness, on one picture of each
 * kind. Likeness is SSIM on brightness (Wang et al., 2004; windows of 8x8) against the master at the same size.
 * The qualities in src/content/picture-slots.ts were chosen from this table and by looking.
 */
import path from "node:path";
import sharp from "sharp";
const root = path.join(import.meta.dirname, "..");

const SAMPLES = {
  hero: ["content/pages/pictures/hero-tall.jpg", 780],
  skin: ["content/pages/pictures/tile-skin.jpg", 640],
  hair: ["content/portfolio/pictures/hairstyles/01-glamour-waves.jpg", 760],
  interior: ["content/portfolio/pictures/interior/04-hammam.jpg", 760],
};
const QUALITIES = { avif: [40, 45, 50, 55, 60], jpeg: [60, 68, 75, 82] };
const WINDOW = 8;

/** @param {import("sharp").Sharp} picture */
async function brightness(picture) {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/**
 * @typedef {Awaited<ReturnType<typeof brightness>>} Plane
 * @param {Plane} a
 * @param {Plane} b
 * @param {number} left
 * @param {number} top
 */
function windowLikeness(a, b, left, top) {
  let sumA = 0;
  let sumB = 0;
  let squaresA = 0;
  let squaresB = 0;
  let products = 0;
  for (let y = top; y < top + WINDOW; y += 1) {
    for (let x = left; x < left + WINDOW; x += 1) {
      const at = (y * a.width + x) * a.channels;
      const valueA = a.data[at] ?? 0;
      const valueB = b.data[at] ?? 0;
      sumA += valueA;
      sumB += valueB;
      squaresA += valueA * valueA;
      squaresB += valueB * valueB;
      products += valueA * valueB;
    }
  }
  const n = WINDOW * WINDOW;
  const [meanA, meanB] = [sumA / n, sumB / n];
  const varianceA = squaresA / n - meanA * meanA;
  const varianceB = squaresB / n - meanB * meanB;
  const covariance = products / n - meanA * meanB;
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  const likeness = (2 * meanA * meanB + c1) * (2 * covariance + c2);
  return likeness / ((meanA ** 2 + meanB ** 2 + c1) * (varianceA + varianceB + c2));
}

/** @param {Plane} a @param {Plane} b */
function ssim(a, b) {
  let sum = 0;
  let count = 0;
  for (let top = 0; top + WINDOW <= a.height; top += 4) {
    for (let left = 0; left + WINDOW <= a.width; left += 4) {
      sum += windowLikeness(a, b, left, top);
      count += 1;
    }
  }
  return sum / count;
}

for (const [name, [file, width]] of Object.entries(SAMPLES)) {
  const master = await sharp(path.join(root, String(file)))
    .resize(Number(width))
    .png()
    .toBuffer();
  const original = await brightness(sharp(master));
  /** @type {Record<string, { KB: string, SSIM: string }>} */
  const rows = {};
  for (const [format, qualities] of Object.entries(QUALITIES)) {
    for (const quality of qualities) {
      const encoder = sharp(master);
      const encoded = await (
        format === "avif" ? encoder.avif({ quality }) : encoder.jpeg({ quality, mozjpeg: true })
      ).toBuffer();
      const likeness = ssim(original, await brightness(sharp(encoded)));
      rows[`${format} ${quality}`] = {
        KB: (encoded.length / 1024).toFixed(1),
        SSIM: likeness.toFixed(4),
      };
    }
  }
  console.log(`\n${name}, ${width} px wide`);
  console.table(rows);
}
