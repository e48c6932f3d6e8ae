/** @jest-environment node */
import { describe, expect, it } from "@jest/globals";
import { type ImagePresetName, imagePresets } from "../../src/graphql/image-presets";
import { gravityOf, imageArguments } from "../../src/graphql/resolvers";

const large = { width: 6000, height: 8000 };
const presets = Object.keys(imagePresets) as ImagePresetName[];

describe("what a crop keeps", () => {
  it.each([
    [0.1, 0.1, "northwest"],
    [0.5, 0, "north"],
    [1, 0.2, "northeast"],
    [0, 0.5, "west"],
    [0.5, 0.5, "centre"],
    [0.9, 0.5, "east"],
    [0.2, 0.9, "southwest"],
    [0.6, 1, "south"],
    [1, 1, "southeast"],
  ])("at %d from the left and %d from the top is its %s", (x, y, gravity) => {
    expect(gravityOf({ x, y })).toBe(gravity);
  });

  it("is the middle when the content does not say", () => {
    expect(gravityOf(undefined)).toBe("centre");
  });
});

describe("the variants of a photograph", () => {
  it.each(presets.filter((preset) => imagePresets[preset].aspectRatio))(
    "have the shape of %s whatever the master's shape, around its focus",
    (preset) => {
      for (const seen of [large, { width: 8000, height: 6000 }]) {
        expect(imageArguments(preset, seen, { x: 0.9, y: 0.1 })).toMatchObject({
          aspectRatio: imagePresets[preset].aspectRatio,
          transformOptions: { fit: "cover", cropFocus: "northeast" },
        });
      }
    },
  );

  it.each(presets.filter((preset) => !imagePresets[preset].aspectRatio))(
    "keep the master's own shape in %s",
    (preset) => {
      expect(imageArguments(preset, large)).toMatchObject({ aspectRatio: 3 / 4 });
      expect(imageArguments(preset, large)).not.toHaveProperty("transformOptions");
    },
  );

  it.each(presets)("are never wider than the master in %s", (preset) => {
    const { widths } = imagePresets[preset];
    const [narrowest = 0] = widths;
    expect(imageArguments(preset, large).breakpoints).toEqual(widths);
    const seen = { width: narrowest + 1, height: 2 * narrowest };
    expect(imageArguments(preset, seen).breakpoints).toEqual(
      widths.length > 1 ? [narrowest, narrowest + 1] : [narrowest],
    );
  });

  it.each(presets)("come once each of a master that is as wide as one of them, in %s", (preset) => {
    for (const width of imagePresets[preset].widths) {
      const { breakpoints } = imageArguments(preset, { width, height: 2 * width });
      expect(breakpoints).toEqual(imagePresets[preset].widths.filter((each) => each <= width));
    }
  });

  it("are AVIF with JPEG for browsers without it; link previews read only JPEG", () => {
    expect(imageArguments("PORTFOLIO_TILE", large).formats).toEqual(["avif", "jpg"]);
    expect(imageArguments("SHARE", large).formats).toEqual(["jpg"]);
  });
});
