/** The short form in which photographs stand in a part, both ways. A script of its own in the browser. */
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { PartCuts, PartItem, PortfolioPart, PortfolioPhoto } from "./portfolio-parts";

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
  const variants = (srcSet = "") =>
    Object.fromEntries(
      srcSet.split(",\n").map((variant) => {
        const [address = "", width = ""] = variant.split(" ");
        return [width.replace("w", ""), readAddress(address).settings];
      }),
    );
  return {
    height,
    avif: variants(images.sources?.[0]?.srcSet),
    jpg: variants(images.fallback?.srcSet),
  };
}

function readAddress(address: string) {
  const { digest, settings, name } = cutAddress.exec(address)?.groups ?? {};
  if (!digest || !settings || !name)
    throw new Error(`"${address}" is no address that gatsby-plugin-sharp gives a variant.`);
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
  const addresses = (variants: Readonly<Record<string, string>>, format: string) =>
    Object.entries(variants).map(
      ([width, settings]) => [`/static/${digest}/${settings}/${name}.${format}`, width] as const,
    );
  const srcSet = (variants: ReturnType<typeof addresses>) =>
    variants.map(([address, width]) => `${address} ${width}w`).join(",\n");
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
