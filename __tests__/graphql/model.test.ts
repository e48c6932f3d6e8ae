/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Field, itemSchema, readSchema } from "../../src/graphql/fields";
import { contentFiles, contentModel, pageAt, routes } from "../../src/graphql/model";
import { defaultLocale, locales } from "../../src/i18n/locales";
import { contentDir } from "../content-check/content-copy";

const root = path.join(contentDir, "..");

describe("contentModel", () => {
  it("has exactly one row for each JSON file of the content", () => {
    const files = readdirSync(contentDir, { recursive: true })
      .map((file) => String(file).replaceAll(path.sep, "/"))
      .filter((file) => file.endsWith(".json") && !file.startsWith("schema/"));
    expect([...contentFiles].sort()).toEqual(files.sort());
  });

  it("uses every schema except the shared one", () => {
    const schemas = readdirSync(path.join(contentDir, "schema"))
      .filter((name) => name.endsWith(".schema.json"))
      .map((name) => name.replace(".schema.json", ""));
    const used = contentModel.map(({ schema }) => schema);
    expect(["common", ...used].sort()).toEqual(schemas.sort());
  });

  it("uses each type once", () => {
    const types = contentModel.map(({ type }) => type);
    expect([...new Set(types)]).toEqual(types);
  });

  it("has the routes of all pages", () => {
    const files = ["src/pages", "src/templates"].flatMap((dir) =>
      readdirSync(path.join(root, dir)),
    );
    const pages = files
      .map((name) => `/${name.replace(/\.tsx$/, "").replace(/^index$/, "")}`)
      .filter((route) => !["/404", "/photograph"].includes(route));
    expect([...routes].sort()).toEqual(pages.sort());
  });

  it("finds the page above an address only for pages with subpages", () => {
    expect(pageAt("/portfolio/nails/french-almond")?.route).toBe("/portfolio");
    expect(pageAt("/about/nails")).toBeUndefined();
    expect(pageAt("/portfolio-2")).toBeUndefined();
  });
});

describe("the languages of a value", () => {
  async function languagesOf(schema: string, name: string) {
    const { properties = {} } = itemSchema(await readSchema(contentDir, schema));
    const { required, ...field } = properties[name] ?? {};
    return { languages: Object.keys(field.properties ?? {}), required };
  }

  it("are those of the locales, of which the default one is required, or any one", async () => {
    const languages = locales.map(({ code }) => code);
    const required = [defaultLocale.code];
    expect(await languagesOf("services", "name")).toEqual({ languages, required });
    expect(await languagesOf("films", "captions")).toEqual({ languages, required });
    expect(await languagesOf("reviews", "quote")).toEqual({ languages, required: undefined });
  });
});

describe("the values that the schemas allow", () => {
  async function choicesOf(schema: string, name: string) {
    const field: Field = await readSchema(contentDir, schema);
    return field.items?.properties?.[name]?.enum;
  }

  it("for an icon are symbols of icons.svg", async () => {
    const sprite = readFileSync(path.join(root, "src/components/icons.svg"), "utf8");
    const drawn = [...sprite.matchAll(/<symbol id="i-([^"]+)"/g)].map((match) => match[1]);
    const icons = await choicesOf("categories", "icon");
    expect(icons).toHaveLength(10);
    expect(drawn).toEqual(expect.arrayContaining([...(icons ?? [])]));
  });
});
