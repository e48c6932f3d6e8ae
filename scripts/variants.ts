/**
 * `npx tsx scripts/variants.ts`: builds and visits the site with the least content that is valid, and with 300 services and
 * 200 photographs. What must hold for any content must hold for both.
 */
import fs from "node:fs";
import path from "node:path";
import { type Field, readSchema } from "../src/graphql/fields";
import { type ContentFile, contentModel } from "../src/graphql/model";
import { isObject, type Json, type JsonObject } from "../src/i18n/json";
import { defaultLocale } from "../src/i18n/locales";
import { publishableKey } from "../supabase/local/keys";
import { build, builtSite } from "./lib/build";
import { command, succeed } from "./lib/command";
import { copyProject } from "./lib/fixture-project";
import { serve } from "./lib/static-server";

/** With an address, the form is shown. Nothing is sent to it. */
const FORM = {
  GATSBY_SUPABASE_URL: "http://localhost:54321",
  GATSBY_SUPABASE_PUBLISHABLE_KEY: publishableKey,
};

const VARIANTS = { least: keepLeast, many: repeatEntries };

command(async (context) => {
  for (const [name, change] of Object.entries(VARIANTS)) {
    console.log(`\n== ${name}`);
    const dir = copyProject(name);
    await change(path.join(dir, "content"));
    await build(context, { cwd: dir, env: FORM });
    const site = await serve({ dir: builtSite(dir) });
    context.onEnd(site.close);
    const env = {
      BASE_URL: site.url,
      SITE_DIR: builtSite(dir),
      CONTENT_DIR: path.join(dir, "content"),
    };
    const run = (script: string, ...args: string[]) =>
      succeed(context.runPackage(script, args, { env }), `The ${name} content fails`);
    await run("jest/bin/jest.js", "--selectProjects", "site");
    await run("@playwright/test/cli.js", "test", "every-page", "--project=desktop", "--retries=1");
  }
});

function editJson(content: string, file: ContentFile, change: (data: Json) => Json): void {
  const place = path.join(content, file);
  const data = change(JSON.parse(fs.readFileSync(place, "utf8")) as Json);
  fs.writeFileSync(place, `${JSON.stringify(data, null, 2)}\n`);
}

/** Makes each list as short as its schema allows, and removes optional fields and translations. */
async function keepLeast(content: string): Promise<void> {
  for (const { file, schema } of contentModel) {
    const field = await readSchema(content, schema);
    editJson(content, file, (data) => reduce(data, field));
  }
}

function reduce(value: Json, field: Field): Json {
  const { items, minItems = 0, properties, required = [], linksTo } = field;
  if (Array.isArray(value)) {
    return value.slice(0, minItems).map((entry) => (items ? reduce(entry, items) : entry));
  }
  // Most categories are gone.
  if (linksTo === "pages") return String(value).replace(/#.*/, "");
  if (!isObject(value) || !properties) return value;
  /* Of a text that needs only one language, the first stays. */
  const needed =
    required.length > 0 || !field.byLanguage ? required : Object.keys(value).slice(0, 1);
  const kept = Object.entries(properties).flatMap(([name, property]): [string, Json][] => {
    const own = value[name];
    const isKept = own !== undefined && (name === "$schema" || needed.includes(name));
    return isKept ? [[name, reduce(own, property)]] : [];
  });
  return Object.fromEntries(kept);
}

/** Repeats the services and photographs, each under another number and name. */
async function repeatEntries(content: string): Promise<void> {
  editJson(content, "services/services.json", (services) => repeatTo(services, 300));
  editJson(content, "portfolio/portfolio.json", (photographs) =>
    repeatTo(photographs, 200, ({ image }, number) => ({
      image: copyPicture(content, image, number),
    })),
  );
}

function repeatTo(
  list: Json,
  length: number,
  change: (entry: JsonObject, number: number) => JsonObject = () => ({}),
): Json {
  const entries = list as JsonObject[];
  return Array.from({ length }, (_, index) => {
    const entry = entries[index % entries.length] ?? {};
    if (index < entries.length) return entry;
    const id = index + 1;
    const { code } = defaultLocale;
    const name = { [code]: `${(entry["name"] as JsonObject)[code] as string} ${id}` };
    return { ...entry, id, slug: `${entry["slug"] as string}-${id}`, name, ...change(entry, id) };
  });
}

/** A copy of a picture with a comment: no two entries may show the same file. */
function copyPicture(content: string, image: Json | undefined, number: number): JsonObject {
  const { src, ...rest } = image as JsonObject & { src: string };
  const folder = path.join(content, "portfolio");
  const copy = `./pictures/copy-${number}.jpg`;
  const original = src.endsWith(".png") ? "./pictures/edge.jpg" : src;
  const jpeg = fs.readFileSync(path.join(folder, original));
  const comment = Buffer.from(String(number));
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  const parts = [jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)];
  fs.writeFileSync(path.join(folder, copy), Buffer.concat(parts));
  return { src: copy, ...rest };
}
