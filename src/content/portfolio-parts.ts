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

interface PartItem {
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

/** The widths of a photograph by format, each with the digest of the settings that is in the cut's address. */
interface PartCuts {
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

/** The short form of a page of photographs. Throws when their addresses are not those that `expandPart` writes. */
export function compactPart(photos: readonly PortfolioPhoto[]): PortfolioPart {
  const [first] = photos;
  const sizesOf = (image: IGatsbyImageData | undefined) => image?.images.fallback?.sizes ?? "";
  return {
    sizes: { image: sizesOf(first?.image.image), full: sizesOf(first?.image.full) },
    items: photos.map(compactItem),
  };
}

function compactItem({ jsonId, category, image }: PortfolioPhoto): PartItem {
  const { alt, focus, image: tile, full } = image;
  return {
    id: jsonId,
    category,
    alt,
    ...(focus ? { focus: [focus.x, focus.y] } : {}),
    ...(tile.backgroundColor ? { shade: tile.backgroundColor } : {}),
    file: fileOf(tile),
    image: compactCuts(tile),
    full: compactCuts(full),
  };
}

const cutAddress = /^\/static\/(?<digest>[^/]+)\/(?<settings>[^/]+)\/(?<name>.+)\.\w+$/;

function fileOf({ images }: IGatsbyImageData): string {
  const { digest, name } = readAddress(images.fallback?.src ?? "");
  return `${digest}/${name}`;
}

function compactCuts({ height, images }: IGatsbyImageData): PartCuts {
  const cuts = (srcSet = "") =>
    Object.fromEntries(
      srcSet.split(",\n").map((cut) => {
        const [address = "", width = ""] = cut.split(" ");
        return [width.replace("w", ""), readAddress(address).settings];
      }),
    );
  return { height, avif: cuts(images.sources?.[0]?.srcSet), jpg: cuts(images.fallback?.srcSet) };
}

function readAddress(address: string) {
  const { digest, settings, name } = cutAddress.exec(address)?.groups ?? {};
  if (!digest || !settings || !name)
    throw new Error(`"${address}" is no address that gatsby-plugin-sharp gives a cut.`);
  return { digest, settings, name };
}

/** The photographs of a part, as the page's query would give them. */
export function expandPart({ sizes, items }: PortfolioPart): PortfolioPhoto[] {
  return items.map(({ id, category, alt, focus, shade, file, image, full }) => ({
    jsonId: id,
    category,
    image: {
      alt,
      focus: focus ? { x: focus[0], y: focus[1] } : null,
      image: expandCuts(image, { file, shade, sizes: sizes.image }),
      full: expandCuts(full, { file, shade, sizes: sizes.full }),
    },
  }));
}

interface CutsContext {
  readonly file: string;
  readonly shade: string | undefined;
  readonly sizes: string;
}

function expandCuts(
  { height, avif, jpg }: PartCuts,
  { file, shade, sizes }: CutsContext,
): IGatsbyImageData {
  const [digest = "", name = ""] = file.split("/");
  const addresses = (cuts: Readonly<Record<string, string>>, format: string) =>
    Object.entries(cuts).map(
      ([width, settings]) => [`/static/${digest}/${settings}/${name}.${format}`, width] as const,
    );
  const srcSet = (cuts: ReturnType<typeof addresses>) =>
    cuts.map(([address, width]) => `${address} ${width}w`).join(",\n");
  const fallback = addresses(jpg, "jpg");
  return {
    layout: "fullWidth",
    ...(shade ? { backgroundColor: shade } : {}),
    width: 1,
    height,
    images: {
      fallback: { src: fallback.at(-1)?.[0] ?? "", srcSet: srcSet(fallback), sizes },
      sources: [{ srcSet: srcSet(addresses(avif, "avif")), type: "image/avif", sizes }],
    },
  };
}
