import { readFileSync } from "node:fs";
import path from "node:path";
import { contentModel } from "../../src/graphql/model";
import type { allContent } from "./content";
import { inLanguage } from "./in-language";

/** The folder of the content of which the tested site was built. Its default is `content/`. */
export const contentDir = process.env["CONTENT_DIR"] ?? "content";

/** The name of a file in `allContent`: `servicesPage` for the schema `services-page`. */
const nameOf = (schema: string) =>
  schema.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const built = Object.fromEntries(
  contentModel.map(({ file, schema }) => [
    nameOf(schema),
    JSON.parse(readFileSync(path.join(contentDir, file), "utf8")),
  ]),
) as typeof allContent;

/** The content of the tested site in a locale. Tests of it know no name, order or number: staff may change them. */
export function builtContent(code = "en") {
  return inLanguage(built, code);
}

/** The content of the tests, and the copy of it with dates of today. */
const fixtures = ["__tests__/fixtures/content", ".local/fixture/content"];

/** Whether the site has the content of the tests. Then its budgets are strict. Those of other content are wider. */
export const isFixture = fixtures.some((dir) => path.resolve(dir) === path.resolve(contentDir));
