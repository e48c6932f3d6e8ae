/**
 * The portfolio is published in parts of one page each, `/static/portfolio/en/<hash>/nails-2.json`, so that a visit
 * loads what it shows, however many photographs there are. The build writes them (`src/build/portfolio-parts.ts`); the
 * browser reads them.
 */
import type { IGatsbyImageData } from "gatsby-plugin-image";

/** How many photographs a page shows. */
export const pageSize = 6;

/** The category that stands for every category. */
export const everyCategory = "all";

/** A page of the photographs of one category. */
export interface PortfolioView {
  /** `all`, or a category. */
  readonly category: string;
  /** From 1. */
  readonly page: number;
}

/** A photograph of the portfolio, as the page's query gives those of its first page. */
export interface PortfolioPhoto {
  readonly jsonId: number;
  readonly category: string;
  readonly image: {
    readonly alt: string;
    readonly focus: { readonly x: number; readonly y: number } | null;
    /** For the thumbnail. */
    readonly image: IGatsbyImageData;
    /** For the lightbox. */
    readonly full: IGatsbyImageData;
  };
}

/** The text of a part, as JSON. */
export interface PortfolioPart {
  /** HTML `sizes`, the same for all of its photographs. */
  readonly sizes: { readonly image: string; readonly full: string };
  readonly items: readonly PartItem[];
}

export interface PartItem {
  readonly id: number;
  readonly category: string;
  readonly alt: string;
  readonly focus?: readonly [x: number, y: number];
  /** The mean colour. */
  readonly shade?: string;
  /** The digest of the master and the name of its file, without its ending. */
  readonly file: string;
  readonly image: PartCuts;
  readonly full: PartCuts;
}

/** The widths of a photograph by format, each with the digest of the settings that is in the variant's address. */
export interface PartCuts {
  /** Height divided by width. */
  readonly height: number;
  readonly avif: Readonly<Record<string, string>>;
  readonly jpg: Readonly<Record<string, string>>;
}

/** How many pages a number of photographs fills; none, where there is nothing to show. */
export function pageCount(total: number): number {
  return Math.ceil(total / pageSize);
}

/** The address of the part that holds a view; `base` is the folder that the page's query gives. */
export function partAddress(base: string, view: PortfolioView): string {
  return `${base}/${partName(view)}`;
}

/** The file of the part that holds a view. */
export function partName({ category, page }: PortfolioView): string {
  return `${category}-${page}.json`;
}
