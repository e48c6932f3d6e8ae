/** Entries for tests, where the content has too few. */
import fs from "node:fs";
import path from "node:path";
import { editJson } from "./edit-content";

const photograph = { src: "./pictures/sample.jpg", alt: { en: "A plain sample.", ar: "عيّنة." } };
const name = { en: "Sample", ar: "عيّنة" };
const numbers = [90_001, 90_002, 90_003];

/** The entries by file. Their category or filter is `sample`. */
export const samples = {
  "services/categories.json": ["sample", "further-sample"].map((key, index) => ({
    key,
    label: { en: `Sample ${index + 1}`, ar: `عيّنة ${index + 1}` },
    icon: "other",
    hasTab: index === 0,
    aliases: [`${key}s`],
    intro: [
      { en: "It takes an hour.", ar: "تستغرق ساعة." },
      { en: "Tell us when you book.", ar: "أخبرينا عند الحجز." },
    ],
    picture: { ...photograph, src: `./pictures/${key}.jpg` },
  })),
  "services/services.json": numbers.map((id, index) => ({
    id,
    slug: `sample-${id}`,
    name: { en: `Sample ${id}`, ar: `عيّنة ${id}` },
    price: `KD ${index + 5}`,
    ...(index === 0 && { otherNames: ["نموذج"] }),
    category: index < 2 ? "sample" : "further-sample",
  })),
  "portfolio/portfolio.json": numbers.map((id) => ({
    id,
    slug: `sample-${id}`,
    name: { en: `Sample ${id}`, ar: `عيّنة ${id}` },
    category: "sample",
    image: { ...photograph, src: `./pictures/sample-${id}.jpg`, focus: { x: 0.5, y: 0.5 } },
  })),
  "offers/offers.json": numbers.map((id) => ({
    id,
    slug: `sample-${id}`,
    title: { en: `Sample ${id}`, ar: `عيّنة ${id}` },
    price: "KD 10",
    services: [name],
    popular: id === numbers[0],
    shade: "rose",
  })),
  "testimonials/reviews.json": numbers.map((id) => ({
    name: { en: `Noura ${id}`, ar: `نورة ${id}` },
    label: { en: "Client", ar: "عميلة" },
    quote: { en: "Calm, and on time.", ar: "هدوء ودقّة في الموعد." },
  })),
  "testimonials/films.json": numbers.slice(1).map((id) => ({
    id,
    title: { en: `Sample ${id}`, ar: `عيّنة ${id}` },
    video: `./films/sample-${id}.mp4`,
    thumbnail: { ...photograph, src: `./films/sample-${id}.jpg` },
    captions: { en: `./films/sample-${id}.vtt`, ar: `./films/sample-${id}.ar.vtt` },
    transcript: { en: "“Calm, and on time.”", ar: "«هدوء ودقّة في الموعد.»" },
    uploadDate: "2026-10-05",
  })),
};

/** The filter of the photographs. */
export const sampleFilter = {
  key: "sample",
  name,
  ask: { label: { en: "Ask for it", ar: "اسألي عنها" }, line: { en: "Like:", ar: "مثل:" } },
};

/** The type of the entries of a file. */
export type Entries<File extends keyof typeof samples> = (typeof samples)[File];

/** A filter of the portfolio. */
export type Filter = Omit<typeof sampleFilter, "ask"> & { ask?: (typeof sampleFilter)["ask"] };

/**
 * Adds the entries to the lists of a copy of the project that have fewer, with their files. The films are too short to be
 * played.
 */
export function addSamples(dir: string): void {
  for (const [file, entries] of Object.entries(samples)) {
    editJson<object[]>(dir, file, (list) => {
      if (list.length >= entries.length) return;
      list.push(...entries);
      if (file === "portfolio/portfolio.json") {
        editJson<{ filters: object[] }>(dir, "pages/portfolio.json", ({ filters }) => {
          filters.push(sampleFilter);
        });
      }
      for (const [address] of JSON.stringify(entries).matchAll(/\.\/\w+\/[\w.-]+/g)) {
        const name = path.join(dir, "content", path.dirname(file), address);
        fs.writeFileSync(name, sampleFile(path.basename(name)));
      }
    });
  }
}

function sampleFile(name: string): Buffer {
  const sample = path.join(__dirname, "samples", `sample${path.extname(name)}`);
  const contents = fs.readFileSync(sample);
  return name.endsWith(".jpg") ? withComment(contents, name) : contents;
}

/** A JPEG with a comment, which makes it another file. */
export function withComment(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment), jpeg.subarray(2)]);
}
