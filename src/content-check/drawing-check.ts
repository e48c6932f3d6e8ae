import { readFileSync } from "node:fs";
import sharp from "sharp";
import { measure } from "../graphql/picture-size";
import { errorAt, labelOf, noticeAt, textOf } from "./document";
import type { FoundFile } from "./file-check";
import { pictureState } from "./picture-facts";
import type { Problem } from "./problem";

/** The narrowest logo that the header shows large enough: the width of what is drawn, divided by the height of the file. */
const minRatio = 1.5;
const shape = "A wordmark fits, one and a half to four times as wide as high";

/** Checks that a drawing can be shown. Notices for one that loads slowly, or that the header would show small or cut off. */
export async function checkDrawing(file: FoundFile): Promise<Problem[]> {
  const { document, node, path, kind } = file;
  if (kind !== "svg") return [];
  const label = `${labelOf(node)} "${textOf(node)}"`;
  const svg = readFileSync(path, "utf8");
  const isDrawn = (await pictureState(path)) === "good";
  const wrong = isDrawn
    ? namespaceProblem(svg)
    : "is not valid SVG, as if cut off or changed by hand, and cannot be shown. Export it again from the program that drew it.";
  if (wrong) return [errorAt(document, node, `${label} ${wrong}`)];
  const notices = [heavyProblem(svg), await logoProblem(file, svg)].filter(
    (notice) => notice !== undefined,
  );
  return notices.map((notice) => noticeAt(document, node, `${label} ${notice}`));
}

function namespaceProblem(svg: string): string | undefined {
  if (/<svg\b[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svg))
    return undefined;
  return 'has no xmlns="http://www.w3.org/2000/svg" in its <svg>, so browsers do not show it. Add it there, or export the drawing again as an SVG file.';
}

function heavyProblem(svg: string): string | undefined {
  if (svg.length > 100 * 1024)
    return "is larger than 100 KB, so pages load slowly. Export a simpler one.";
  if (/<text\b/.test(svg))
    return "contains text, which looks different without its font. Convert the text to paths.";
  return /<image\b/.test(svg)
    ? "contains a picture, which browsers may not show. Draw it as paths."
    : undefined;
}

async function logoProblem({ node, path }: FoundFile, svg: string): Promise<string | undefined> {
  if (!/^Logo\b/.test(labelOf(node))) return undefined;
  if (!/<svg\b[^>]*\sviewBox\s*=/.test(svg)) {
    return `has no viewBox, so browsers cut it off. Save it again with a viewBox. ${shape}.`;
  }
  const { width = 0, height = 1 } = (await measure(path)) ?? {};
  const { info: drawn } = await sharp(readFileSync(path))
    .trim()
    .toBuffer({ resolveWithObject: true });
  if (drawn.width / height >= minRatio) return undefined;
  return `is ${width} x ${height}, of which ${drawn.width} x ${drawn.height} are drawn, so it is small in the header. Cut off the empty space. ${shape}.`;
}
