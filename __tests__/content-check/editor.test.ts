/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { contentModel } from "../../src/graphql/model";
import { contentDir } from "./content-copy";

const root = path.join(contentDir, "..");
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), "utf8"));

/** The schemas of the files without `$schema`: lists have no place for it. */
const mappings: { fileMatch: string[]; url: string }[] =
  read(".vscode/settings.json")["json.schemas"];

test.each(contentModel)("an editor finds the schema of content/$file", ({ file, schema }) => {
  const { $schema } = read(`content/${file}`) as { $schema?: string };
  const mapped = mappings.find(({ fileMatch }) => fileMatch.includes(`/content/${file}`));
  const found = $schema ? path.join("content", path.dirname(file), $schema) : mapped?.url;
  expect(path.normalize(found ?? "")).toBe(`content/schema/${schema}.schema.json`);
});
