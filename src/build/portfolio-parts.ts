import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Locale } from "../i18n/locales";
import { compactPart, expandPart } from "../lib/portfolio-format";
import { byCategory, interleave } from "../graphql/portfolio-order";
import {
  everyCategory,
  pageCount,
  pageSize,
  partName,
  type PortfolioPhoto,
} from "../lib/portfolio-parts";

/** What a visit needs to know of the photographs that it has not loaded. */
export interface PortfolioParts {
  /** The folder of the parts; its name changes with what is in them. */
  readonly base: string;
  readonly counts: readonly { readonly category: string; readonly total: number }[];
}

/** The photographs of each view in its order: those of a category in list order, all of them by turns. */
export function portfolioViews<T extends { readonly category: string }>(
  items: readonly T[],
): Map<string, readonly T[]> {
  const lists = byCategory(items);
  return new Map([
    [everyCategory, interleave(lists)],
    ...lists.map((list) => [list[0]?.category ?? "", list] as const),
  ]);
}

/** The parts of a portfolio: the text of each by the name of its file. */
export function portfolioParts(photos: readonly PortfolioPhoto[]): Map<string, string> {
  const parts = new Map<string, string>();
  for (const [category, list] of portfolioViews(photos)) {
    for (let page = 1; page <= pageCount(list.length); page += 1) {
      const shown = list.slice((page - 1) * pageSize, page * pageSize);
      parts.set(partName({ category, page }), partText(shown));
    }
  }
  return parts;
}

function partText(photos: readonly PortfolioPhoto[]): string {
  const text = JSON.stringify(compactPart(photos));
  const read = expandPart(JSON.parse(text) as ReturnType<typeof compactPart>);
  if (isDeepStrictEqual(read, JSON.parse(JSON.stringify(photos)))) return text;
  throw new Error(
    "A photograph of the portfolio is not what src/lib/portfolio-format.ts makes of its short form: gatsby-plugin-image now gives other fields.",
  );
}

/** Writes the parts of a language into the built site, in place of those of an earlier build. */
export async function writePortfolioParts(
  publicDir: string,
  locale: Locale,
  photos: readonly PortfolioPhoto[],
): Promise<PortfolioParts> {
  const parts = portfolioParts(photos);
  const hash = createHash("sha256")
    .update(JSON.stringify([...parts]))
    .digest("hex")
    .slice(0, 8);
  const base = `/static/portfolio/${locale}/${hash}`;
  const folder = path.join(publicDir, base);
  await rm(path.dirname(folder), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all([...parts].map(([name, text]) => writeFile(path.join(folder, name), text)));
  const counts = [...portfolioViews(photos)].map(([category, list]) => ({
    category,
    total: list.length,
  }));
  return { base, counts };
}
