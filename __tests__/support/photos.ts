import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { PortfolioPhoto } from "../../src/lib/result-pages";

/** What gatsby-plugin-image gives of a picture: its variants of these widths. */
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

/** A portfolio of the tests' own: how many photographs each category has. */
export function portfolioOf(counts: Readonly<Record<string, number>>): PortfolioPhoto[] {
  const categories = Object.entries(counts).flatMap(([category, count]) =>
    Array.from({ length: count }, (_, index) => ({ category, alt: `${category} ${index + 1}` })),
  );
  return categories.map(({ category, alt }, index) => {
    const file = alt.replace(" ", "-");
    return {
      jsonId: index + 1,
      category,
      image: {
        alt,
        focus: index % 2 ? { x: 0.5, y: 0.25 } : null,
        image: variants(file, [420, 760], "91vw"),
        full: variants(file, [800, 1200], "100vw"),
      },
    };
  });
}
