/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";
import { type ASTNode, getLanguageService, TextDocument } from "vscode-json-languageservice";
import { contentModel } from "../../src/graphql/model";
import { contentDir } from "./content-copy";

/* The language service of VS Code's JSON editor. */

interface EditorSettings {
  "json.schemas": { fileMatch: string[]; url: string }[];
}

const root = path.join(contentDir, "..");
const settings = JSON.parse(
  readFileSync(path.join(root, ".vscode/settings.json"), "utf8"),
) as EditorSettings;

const schemaRoot = "content:///schema/";

/** Opens a text in the editor. Returns its validation, completion and hover. */
function open(schema: string, text: string) {
  const service = getLanguageService({
    workspaceContext: {
      resolveRelativePath: (relative, resource) => new URL(relative, resource).href,
    },
    schemaRequestService: async (uri) =>
      readFileSync(path.join(contentDir, "schema", path.posix.basename(uri)), "utf8"),
  });
  service.configure({
    schemas: [{ uri: `${schemaRoot}${schema}.schema.json`, fileMatch: ["*"] }],
  });
  const document = TextDocument.create("content:///open.json", "json", 1, text);
  const json = service.parseJSONDocument(document);
  const at = (mark: string) => document.positionAt(text.indexOf(mark) + 1);
  return {
    root: json.root,
    underlined: async () =>
      (await service.doValidation(document, json)).map(
        ({ range, message }) => `${document.getText(range)} ${String(message)}`,
      ),
    offered: async (mark: string) =>
      (await service.doComplete(document, at(mark), json))?.items.map(({ label }) => label),
    explained: async (mark: string) =>
      JSON.stringify((await service.doHover(document, at(mark), json))?.contents),
  };
}

function read(file: string): string {
  return readFileSync(path.join(contentDir, file), "utf8");
}

/** The schema that a file refers to. */
function namedBy(entry: ASTNode | undefined): string | undefined {
  const named = entry?.type === "object" ? entry.properties : [];
  const value = named.find(({ keyNode }) => keyNode.value === "$schema")?.valueNode?.value;
  return typeof value === "string" ? value : undefined;
}

describe("an editor with the JSON schemas", () => {
  it.each(contentModel)("finds the schema of content/$file", ({ file, schema }) => {
    const named = namedBy(open(schema, read(file)).root);
    const mapped = settings["json.schemas"].find(({ fileMatch }) =>
      fileMatch.includes(`/content/${file}`),
    );
    const found = named
      ? path.join(contentDir, path.dirname(file), named)
      : path.join(root, mapped?.url ?? "nowhere");
    expect(found).toBe(path.join(contentDir, "schema", `${schema}.schema.json`));
    expect(existsSync(found)).toBe(true);
  });

  it.each(contentModel)("finds no mistake in content/$file", async ({ file, schema }) => {
    expect(await open(schema, read(file)).underlined()).toEqual([]);
  });

  const service = { id: 1, slug: "a", name: { en: "A" }, category: "facials", price: "KD 7" };

  it("underlines values that break the rules of a definition or of its reference", async () => {
    const broken = { ...service, name: { en: "" }, id: 0, price: "KD seven", colour: "red" };
    const said = await open("services", JSON.stringify([broken])).underlined();
    expect(said).toEqual(
      expect.arrayContaining([
        '"" This is empty. Write the words here.',
        '"KD seven" This is not a price. Write it like "KD 7", "KD 0.5", "KD 5 to KD 8" or "from KD 5", or write "Free" or "On request".',
        expect.stringMatching(/^0 .*minimum of 1/),
        expect.stringMatching(/^"colour" .*not allowed/),
      ]),
    );
    const seo = {
      title: { en: "Short" },
      description: { en: "Short" },
      keywords: [{ en: "a" }],
    };
    const page = await open("home", JSON.stringify({ seo })).underlined();
    expect(page.join("\n")).toMatch(/"Short" String is shorter than the minimum length of 15/);
  });

  it("underlines an object without a required field", async () => {
    const said = await open(
      "services",
      JSON.stringify([{ ...service, price: undefined }]),
    ).underlined();
    expect(said.join("\n")).toContain('Missing property "price"');
  });

  it("offers the allowed values of a field", async () => {
    const offer = open("offers", '[{ "shade": "" }]');
    expect(await offer.offered('""')).toEqual(expect.arrayContaining(['"black"']));
  });

  it("explains the price with the description of its field", async () => {
    const text = JSON.stringify([service]);
    const said = await open("services", text).explained('"KD 7"');
    expect(said).toContain("Its price in Kuwaiti dinar: one price, or a range");
  });
});
