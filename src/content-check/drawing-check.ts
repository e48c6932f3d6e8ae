import { readFileSync } from "node:fs";
import { errorAt, labelOf, textOf } from "./document";
import type { FoundFile } from "./file-check";
import { pictureState } from "./picture-facts";
import type { Problem } from "./problem";

/** Checks that a drawing can be shown. */
export async function checkDrawing(file: FoundFile): Promise<Problem[]> {
  const { document, node, path, kind } = file;
  if (kind !== "svg") return [];
  const label = `${labelOf(node)} "${textOf(node)}"`;
  const svg = readFileSync(path, "utf8");
  const isDrawn = (await pictureState(path)) === "good";
  const wrong = isDrawn
    ? namespaceProblem(svg)
    : "is not valid SVG, as if cut off or changed by hand, and cannot be shown. Export it again from the program that drew it.";
  return wrong ? [errorAt(document, node, `${label} ${wrong}`)] : [];
}

function namespaceProblem(svg: string): string | undefined {
  if (/<svg\b[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svg))
    return undefined;
  return 'has no xmlns="http://www.w3.org/2000/svg" in its <svg>, so browsers do not show it. Add it there, or export the drawing again as an SVG file.';
}
