/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { otherNames, writeSearchNames, type NamedEntry } from "../../src/build/search-names";

const entries: NamedEntry[] = [
  { locale: "en", key: "spa", name: "Hair Spa", otherNames: ["هير سبا", "Hair Spa"] },
  { locale: "ar", key: "spa", name: "سبا الشعر", otherNames: ["هير سبا", "Hair Spa"] },
  { locale: "en", key: "ombre", name: "Ombre" },
  { locale: "ar", key: "ombre", name: "\u2066Ombre\u2069", otherNames: null },
];

test("a locale's search is given the names of the others, and the spellings, each once", () => {
  expect(otherNames(entries, "en")).toEqual({ spa: ["هير سبا", "سبا الشعر"] });
  expect(otherNames(entries, "ar")).toEqual({ spa: ["Hair Spa", "هير سبا"] });
});

test("a name that stands in for a missing one is no other name", () => {
  expect(otherNames(entries, "ar")).not.toHaveProperty("ombre");
});

test("the file has an address that changes with its names, and no earlier one stays", async () => {
  const publicDir = fs.mkdtempSync(path.join(os.tmpdir(), "search-names-"));
  const write = (services: Record<string, string[]>) =>
    writeSearchNames(publicDir, "ar", { services, categories: {} });
  const first = await write({ spa: ["Hair Spa"] });
  expect(await write({ spa: ["Hair Spa"] })).toBe(first);
  const second = await write({ spa: ["Spa"] });
  expect(second).not.toBe(first);
  const folder = path.join(publicDir, "static/search/ar");
  expect(fs.readdirSync(folder)).toEqual([path.basename(second)]);
  expect(JSON.parse(fs.readFileSync(path.join(publicDir, second), "utf8"))).toEqual({
    services: { spa: ["Spa"] },
    categories: {},
  });
  fs.rmSync(publicDir, { recursive: true });
});
