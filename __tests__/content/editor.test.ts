/** @jest-environment node */
import { describe, expect, it } from "@jest/globals";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentFileNames, contentFiles } from "../../src/content/check/content-files";
import { readDocument, textOf, valueAt } from "../../src/content/check/document";
import { schemaService } from "../../src/content/check/schema-check";
import { contentDir } from "./content-copy";

interface EditorSettings {
  "json.schemas": { fileMatch: string[]; url: string }[];
}

const root = join(contentDir, "..");
const settings = JSON.parse(
  readFileSync(join(root, ".vscode/settings.json"), "utf8"),
) as EditorSettings;

const file = "services/services.json";
const schema = "content:///schema/services.schema.json";

function editor() {
  const service = schemaService(contentDir);
  service.configure({ schemas: [{ uri: schema, fileMatch: ["*"] }] });
  return service;
}

/** Where an editor's cursor stands at the first of some field's values. */
function cursorAt(field: string) {
  const document = readDocument(contentDir, file);
  const node = valueAt(document.json.root?.children?.[0], field);
  return { ...document, position: document.text.positionAt((node?.offset ?? 0) + 1) };
}

describe("an editor", () => {
  it.each(contentFileNames)("knows the rules of content/%s", (name) => {
    const document = readDocument(contentDir, name);
    const named = textOf(valueAt(document.json.root, "$schema"));
    const mapped = settings["json.schemas"].find(({ fileMatch }) =>
      fileMatch.includes(`/content/${name}`),
    );
    const path = named
      ? join(contentDir, dirname(name), named)
      : join(root, mapped?.url ?? "nowhere");
    expect(path).toBe(join(contentDir, "schema", `${contentFiles[name]}.schema.json`));
    expect(existsSync(path)).toBe(true);
  });

  it("lists the categories of a service", async () => {
    const { text, json, position } = cursorAt("category");
    const list = await editor().doComplete(text, position, json);
    const labels = list?.items.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['"hair-care"', '"facials"', '"other"']));
  });

  it("explains the price in plain words", async () => {
    const { text, json, position } = cursorAt("price");
    const hover = await editor().doHover(text, position, json);
    expect(JSON.stringify(hover?.contents)).toContain("Its price in Kuwaiti dinar");
  });
});
