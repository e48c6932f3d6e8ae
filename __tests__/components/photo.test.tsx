import { render } from "@testing-library/react";
import { Photo } from "../../src/components/photo";
import { picture } from "../support/picture";

/* WebKit starts a load at each attribute of a new picture. */
test("the address of a picture is set after what decides which file loads, and when", () => {
  const { alt, image } = picture("Roses");
  const fallback = { src: "/roses.jpg", srcSet: "/roses.jpg 420w", sizes: "50vw" };
  const set = jest.spyOn(HTMLImageElement.prototype, "setAttribute");
  render(<Photo picture={{ alt, image: { ...image, images: { fallback } } }} load="first" />);
  const names = set.mock.calls.map(([name]) => name.toLowerCase());
  expect(names.filter((name) => /^(loading|fetchpriority|s.*)$/.test(name))).toEqual([
    "loading",
    "sizes",
    "srcset",
    "src",
  ]);
});
