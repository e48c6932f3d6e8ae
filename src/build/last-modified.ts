import { execFileSync } from "node:child_process";

/** The content that a page shows, beside its own `content/pages/*.json`. */
const shown: Readonly<Record<string, readonly string[]>> = {
  "/": ["content/site.json"],
  "/about": ["content/testimonials/reviews.json"],
  "/services": ["content/services"],
  "/portfolio": ["content/portfolio"],
  "/testimonials": ["content/testimonials"],
  "/special-offers": ["content/offers"],
  "/contact": ["content/site.json"],
};

/** When the content of a route last changed (ISO 8601), by git; undefined where git cannot tell. */
export function lastModified(route: string): string | undefined {
  const page = `content/pages/${route === "/" ? "home" : route.slice(1)}.json`;
  try {
    const answer = execFileSync(
      "git",
      ["log", "-1", "--format=%cI", "--", page, ...(shown[route] ?? [])],
      { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
    );
    return answer.trim() || undefined;
  } catch {
    return undefined;
  }
}
