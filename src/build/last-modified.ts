import { execFileSync } from "node:child_process";
import path from "node:path";
import { pageAt } from "../graphql/model";
import { localeAt } from "../i18n/locales";

/** When the content of the page at an address, in any locale, last changed (ISO 8601), by git; undefined where git cannot tell. */
export function lastModified(address: string): string | undefined {
  const page = pageAt(address.slice(localeAt(address).pathPrefix.length) || "/");
  if (!page) return undefined;
  const shown = [page.file, ...(page.shows ?? []).map(withPictures)].map(
    (each) => `content/${each}`,
  );
  try {
    const answer = execFileSync("git", ["log", "-1", "--format=%cI", "--", ...shown], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return answer.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** A list with its folder, which holds its pictures; `site.json` alone. */
function withPictures(file: string): string {
  const folder = path.posix.dirname(file);
  return folder === "." ? file : folder;
}
