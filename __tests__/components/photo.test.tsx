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

test("a picture for wide screens is for them only", () => {
  const { alt, image } = picture("Roses");
  const sources = [{ srcSet: "/wide.avif 1440w", type: "image/avif" }];
  const wide = { ...image, images: { fallback: { src: "/wide.jpg" }, sources } };
  const alternative = { media: "(min-width: 48em)", picture: { alt, image: wide } };
  const { container } = render(<Photo picture={{ alt, image }} alternative={alternative} />);
  const found = [...container.querySelectorAll("source[srcset*=wide]")];
  const { media } = alternative;
  expect(found.map((source) => source.getAttribute("media"))).toEqual([media, media]);
});

test("a crop keeps the focus of the picture in view", () => {
  const focus = { x: 0.9, y: 0.1 };
  const { container } = render(<Photo picture={{ ...picture("Roses"), focus }} />);
  expect(container.firstChild).toHaveStyle("--pos: 90% 10%");
});
