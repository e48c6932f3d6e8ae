/** @jest-environment node */
import { describe, expect, it } from "@jest/globals";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFileNames } from "../../src/content/check/content-files";
import { allValues, pathOf, readDocument, valueAt } from "../../src/content/check/document";
import { slotOf } from "../../src/content/check/picture-places";
import { pictureSlots } from "../../src/content/picture-slots";
import { contentDir } from "./content-copy";

interface Enumerated {
  items: { properties: { icon: { enum: string[] } } };
}

describe("the content's places", () => {
  it("gives every picture a slot of the design, whose least size the check asks for", () => {
    const without = contentFileNames.flatMap((file) => {
      const { root } = readDocument(contentDir, file).json;
      return [...allValues(root)]
        .filter((node) => valueAt(node, "src") && !slotOf(file, node))
        .map((node) => `${file} ${pathOf(node)}`);
    });
    expect(without).toEqual([]);
  });

  it("offers just the icons that are drawn", () => {
    const sprite = readFileSync(join(contentDir, "../static/icons.svg"), "utf8");
    const drawn = [...sprite.matchAll(/<symbol id="i-([^"]+)"/g)].map((match) => match[1]);
    const schema = JSON.parse(
      readFileSync(join(contentDir, "schema/categories.schema.json"), "utf8"),
    ) as Enumerated;
    expect(schema.items.properties.icon.enum).toEqual(drawn);
  });

  it("tells staff the sizes that the check asks for", () => {
    const guide = readFileSync(join(contentDir, "README.md"), "utf8");
    const { PORTFOLIO_TILE, CATEGORY, FURTHER_CATEGORY, SPACE, SPACE_WIDE, STORY } = pictureSlots;
    for (const { minWidth, minHeight } of [
      PORTFOLIO_TILE,
      CATEGORY,
      FURTHER_CATEGORY,
      SPACE,
      SPACE_WIDE,
      STORY,
    ]) {
      expect(guide).toContain(`${minWidth} x ${minHeight}`);
    }
  });
});
