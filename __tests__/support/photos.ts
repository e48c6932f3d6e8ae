import type { IGatsbyImageData } from "gatsby-plugin-image";
import { photographAddress, portfolioRoute } from "../../src/lib/photograph-address";
import type { portfolio } from "./content";

/** gatsby-plugin-image's data for a picture with these widths. */
function variants(file: string, widths: readonly number[], sizes: string): IGatsbyImageData {
  const addresses = (format: string) =>
    widths.map((width) => `/static/${file.padEnd(32, "0")}/${width}a/${file}.${format}`);
  const srcSet = (format: string) =>
    addresses(format)
      .map((address, index) => `${address} ${widths[index]}w`)
      .join(",\n");
  return {
    layout: "fullWidth",
    backgroundColor: "#c8b898",
    width: 1,
    height: 1.25,
    images: {
      fallback: { src: addresses("jpg").at(-1) ?? "", srcSet: srcSet("jpg"), sizes },
      sources: [{ srcSet: srcSet("avif"), type: "image/avif", sizes }],
    },
  };
}

type Photograph = Pick<(typeof portfolio)[number], "id" | "category" | "slug" | "name" | "image">;

/** A photograph of the content as the gallery queries it, with other files. */
export function tileOf({ id, category, slug, name, image }: Photograph) {
  const { alt, focus } = image;
  return {
    jsonId: id,
    category,
    slug,
    name,
    path: photographAddress(portfolioRoute, { category, slug }),
    title: `${name} | Sidra Hawally`,
    image: {
      alt,
      focus: focus ?? null,
      image: variants(slug, [420, 760], "91vw"),
      landscape: null,
      full: variants(slug, [800, 1200], "100vw"),
    },
  } satisfies Queries.PortfolioTileFragment;
}

/** A portfolio with this number of photographs per category. */
export function portfolioOf(
  counts: Readonly<Record<string, number>>,
): Queries.PortfolioTileFragment[] {
  const photographs = Object.entries(counts).flatMap(([category, count]) =>
    Array.from({ length: count }, (_, index) => ({ category, slug: `${category}-${index + 1}` })),
  );
  return photographs.map(({ category, slug }, index) => {
    const name = slug.replace("-", " ");
    return tileOf({
      id: index + 1,
      category,
      slug,
      name,
      image: { src: "", alt: `The photograph ${name}.` },
    });
  });
}

/** A photograph as its own page queries it. */
export function photographOf(
  tile: Queries.PortfolioTileFragment,
  filter: Queries.PhotographDetailsFragment["filter"],
): Queries.PhotographDetailsFragment {
  const { image, full, ...picture } = tile.image;
  const preview = { src: full.images.fallback?.src ?? "", width: 1200, height: 1500 };
  const pictures = { image: full, thumbnail: image, preview };
  return { ...tile, filter, service: null, image: { ...picture, ...pictures } };
}
