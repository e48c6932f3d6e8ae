import fs from "node:fs";
import path from "node:path";

/** A text in each language. */
export type Text = Readonly<Record<string, string>>;

/** The parts of the content that are edited. */
export interface Service {
  id: number;
  slug: string;
  name: Text;
  category: string;
  price: string;
}

export interface Picture {
  src: string;
  alt: Text;
  focus?: { x: number; y: number };
}

export interface PortfolioItem {
  id: number;
  slug: string;
  name: Text;
  category: string;
  image: Picture;
}

export interface PortfolioFilter {
  key: string;
  ask?: object;
}

export interface SiteHours {
  hours: { exceptions: object[] };
  social: object;
}

/** Replaces a JSON file of the content in a copy of the project. */
export function replaceJson<T>(dir: string, file: string, change: (data: T) => T): void {
  const absolute = path.join(dir, "content", file);
  const data = change(JSON.parse(fs.readFileSync(absolute, "utf8")) as T);
  fs.writeFileSync(absolute, `${JSON.stringify(data, null, 2)}\n`);
}

/** Edits a JSON file of the content in a copy of the project. */
export function editJson<T>(dir: string, file: string, change: (data: T) => void): void {
  replaceJson<T>(dir, file, (data) => {
    change(data);
    return data;
  });
}

/** The id for a new entry. */
export function nextId(entries: readonly { id: number }[]): number {
  return Math.max(...entries.map(({ id }) => id)) + 1;
}
