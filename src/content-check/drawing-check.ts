import { readFileSync } from "node:fs";
import { errorAt, labelOf, textOf } from "./document";
import type { FoundFile } from "./file-check";
import { pictureState } from "./picture-facts";
import type { Problem } from "./problem";

const namespace = /<svg\b[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/;

/** Checks that a drawing can be shown. */
export async function checkDrawing({ document, node, path, kind }: FoundFile): Promise<Problem[]> {
  if (kind !== "svg") return [];
  const isDrawn = (await pictureState(path)) === "good";
  if (isDrawn && namespace.test(readFileSync(path, "utf8"))) return [];
  const wrong = isDrawn
    ? 'has no xmlns="http://www.w3.org/2000/svg" in its <svg>, so browsers do not show it. Add it there, or export the drawing again as an SVG file.'
    : "is not valid SVG, as if cut off or changed by hand, and cannot be shown. Export it again from the program that drew it.";
  return [errorAt(document, node, `${labelOf(node)} "${textOf(node)}" ${wrong}`)];
}
