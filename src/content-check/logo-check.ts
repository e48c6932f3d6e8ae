import { readFileSync } from "node:fs";
import { measure } from "../graphql/picture-size";
import { labelOf, noticeAt, textOf } from "./document";
import type { FoundFile } from "./file-check";
import type { Problem } from "./problem";

/** The narrowest logo that the header shows large enough: its width divided by its height. */
const minRatio = 1.5;
const shape = "A wordmark fits, one and a half to four times as wide as high";

/** A notice for a logo that the header would show small or cut off. */
export async function checkLogo({ document, node, path, kind }: FoundFile): Promise<Problem[]> {
  if (kind !== "svg" || !/^Logo\b/.test(labelOf(node))) return [];
  const { width = 0, height = 1 } = (await measure(path)) ?? {};
  const hasViewBox = /<svg\b[^>]*\sviewBox\s*=/.test(readFileSync(path, "utf8"));
  if (hasViewBox && width / height >= minRatio) return [];
  const wrong = hasViewBox
    ? `is ${width} x ${height}, so it is small in the header.`
    : "has no viewBox, so browsers cut it off. Save it again with a viewBox.";
  return [noticeAt(document, node, `${labelOf(node)} "${textOf(node)}" ${wrong} ${shape}.`)];
}
