/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";
import { type Field, readSchema } from "../../src/graphql/fields";
import { contentFiles, contentModel, pageAt, routes, rowOf } from "../../src/graphql/model";
import { contentDir } from "../content-check/content-copy";

const root = path.join(contentDir, "..");

describe("the table of content files", () => {
  it("has a row for every JSON file of the content, and none for one that is not there", () => {
    const files = readdirSync(contentDir, { recursive: true })
      .map((file) => String(file).replaceAll(path.sep, "/"))
      .filter((file) => file.endsWith(".json") && !file.startsWith("schema/"));
    expect([...contentFiles].sort()).toEqual(files.sort());
  });

  it("has a row for every schema but the one that the others share", () => {
    const schemas = readdirSync(path.join(contentDir, "schema"))
      .filter((name) => name.endsWith(".schema.json"))
      .map((name) => name.replace(".schema.json", ""));
    const used = contentModel.map(({ schema }) => schema);
    expect(["common", ...used].sort()).toEqual(schemas.sort());
  });

  it("gives every type once", () => {
    const types = contentModel.map(({ type }) => type);
    expect([...new Set(types)]).toEqual(types);
  });

  it("has the route of every page, and a page for every route", () => {
    const pages = readdirSync(path.join(root, "src/pages"))
      .map((name) => `/${name.replace(/\.tsx$/, "").replace(/^index$/, "")}`)
      .filter((route) => route !== "/404");
    expect([...routes].sort()).toEqual(pages.sort());
  });

  it("names only files that have a row of their own in what a page shows", () => {
    const shown = routes.flatMap((route) => {
      return pageAt(route)?.shows ?? [];
    });
    expect(shown.filter((file) => !rowOf(file))).toEqual([]);
  });
});

describe("the choices that the schemas offer", () => {
  async function choicesOf(schema: string, name: string) {
    const field: Field = await readSchema(contentDir, schema);
    return field.items?.properties?.[name]?.enum;
  }

  it("are just the icons that are drawn", async () => {
    const sprite = readFileSync(path.join(root, "static/icons.svg"), "utf8");
    const drawn = [...sprite.matchAll(/<symbol id="i-([^"]+)"/g)].map((match) => match[1]);
    expect(await choicesOf("categories", "icon")).toEqual(drawn);
  });
});
