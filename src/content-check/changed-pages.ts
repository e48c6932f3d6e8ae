import { readFileSync } from "node:fs";
import path from "node:path";
import { type ContentFileRow, contentModel } from "../graphql/model";
import { baseOf, changedFiles } from "./git";

/** The files other than content that the build reads. */
const code = /^(src|static|patches|content\/schema)\/|^(gatsby-|package)/;

/**
 * A line of Markdown with the pages that may differ since a branch or commit. Their links begin with "preview:", which
 * .github/scripts/comment.sh replaces with the address of the preview.
 * @param root the project's folder
 */
export function describePages(root: string, since: string): string {
  const changed = changedFiles(root, baseOf(root, since), ".").map(({ name }) => name);
  const rows: readonly ContentFileRow[] = contentModel;
  const links = rows.flatMap(({ file, route, shows = [] }) => {
    if (route === undefined) return [];
    const differs = changed.some(
      (name) =>
        code.test(name) || [file, "site.json", ...shows].some((each) => isOf(root, each, name)),
    );
    return differs ? [`[${route}](preview:${route})`] : [];
  });
  return links.length === 0 ? "No page changes." : `Pages that may differ: ${links.join(" ")}`;
}

/** Whether a changed file is a content file, or a picture or film that the content file names. */
function isOf(root: string, file: string, changed: string): boolean {
  const own = path.posix.join("content", file);
  if (changed === own) return true;
  if (!changed.startsWith("content/") || /\.(json|md)$/.test(changed)) return false;
  return readFileSync(path.join(root, own), "utf8").includes(path.basename(changed));
}
