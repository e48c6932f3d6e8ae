/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { meanColour } from "../../src/graphql/mean-colour";

const folder = mkdtempSync(path.join(tmpdir(), "zahrelle-colour-"));

afterAll(() => rmSync(folder, { recursive: true }));

/** Three quarters of the picture are black, the rest has this colour. */
async function mostlyBlack(colour: string): Promise<string> {
  const rest = await sharp({ create: { width: 20, height: 80, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const file = path.join(folder, "picture.png");
  await sharp({ create: { width: 80, height: 80, channels: 3, background: "black" } })
    .composite([{ input: rest, gravity: "east" }])
    .png()
    .toFile(file);
  return file;
}

test("the mean colour of a picture is not the colour of most of its pixels", async () => {
  expect(await meanColour(await mostlyBlack("#f0c080"))).toBe("#3c3020");
});

test("a grey picture has a colour of three channels", async () => {
  const file = path.join(folder, "grey.png");
  const background = { r: 128, g: 128, b: 128 };
  await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .toColourspace("b-w")
    .png()
    .toFile(file);
  expect(await meanColour(file)).toBe("#808080");
});
