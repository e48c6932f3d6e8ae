import type { PhotoData } from "../../src/components/photo";

/** A picture as in a query result, without a file. */
export function picture(alt: string): PhotoData {
  return {
    alt,
    image: {
      layout: "fullWidth",
      width: 1,
      height: 1,
      backgroundColor: "#c9968c",
      images: { fallback: { src: "/picture.jpg" } },
    },
  };
}
