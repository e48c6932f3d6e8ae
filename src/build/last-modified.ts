import { execFileSync } from "node:child_process";
import path from "node:path";
import { pageAt } from "../graphql/model";
import { localeAt } from "../i18n/locales";

/** When git last recorded a change to the content of a page, in any locale (ISO 8601); undefined if git has no record of it. */
export function lastModified(address: string): string | undefined {
  const page = pageAt(address.slice(localeAt(address).pathPrefix.length) || "/");
  if (!page) return undefined;
  if (!dates.has(page.file)) {
    dates.set(page.file, dateOf([page.file, ...(page.shows ?? []).map(withPictures)]));
  }
  return dates.get(page.file);
}

/** By the file of a page. Many pages show the same files. */
const dates = new Map<string, string | undefined>();

function dateOf(files: readonly string[]): string | undefined {
  const shown = files.map((file) => `content/${file}`);
  try {
    const output = execFileSync("git", ["log", "-1", "--format=%cI", "--", ...shown], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return output.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** A list with the pictures in its folder; other files alone. */
function withPictures(file: string): string {
  const folder = path.posix.dirname(file);
  return [".", "pages"].includes(folder) ? file : folder;
}
