/**
 * `npx tsx scripts/reduce-content.ts`: replaces the content with the least that is valid. Each list is as short as its
 * schema allows, and there are no optional fields. All tests must pass with it, too; once a week they run with it.
 */
import path from "node:path";
import { type Field, readSchema } from "../src/graphql/fields";
import { contentModel } from "../src/graphql/model";
import { isObject, type Json } from "../src/i18n/json";
import { command, root } from "./lib/command";
import { replaceJson } from "./lib/edit-content";

command(async () => {
  for (const { file, schema } of contentModel) {
    const field = await readSchema(path.join(root, "content"), schema);
    replaceJson<Json>(root, file, (data) => reduce(data, field));
  }
});

function reduce(value: Json, field: Field): Json {
  const { items, minItems = 0, properties, required, linksTo } = field;
  if (Array.isArray(value)) {
    return value.slice(0, minItems).map((entry) => (items ? reduce(entry, items) : entry));
  }
  // Most categories are gone.
  if (linksTo === "pages") return String(value).replace(/#.*/, "");
  if (!isObject(value) || !properties || field.visitorText || field.byLanguage) return value;
  const kept = Object.entries(properties).flatMap(([name, property]): [string, Json][] => {
    const own = value[name];
    const isKept = own !== undefined && (name === "$schema" || required?.includes(name));
    return isKept ? [[name, reduce(own, property)]] : [];
  });
  return Object.fromEntries(kept);
}
