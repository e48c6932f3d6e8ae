import { readFileSync } from "node:fs";
import { measure } from "../graphql/picture-size";
import { type Findings, labelOf, textOf } from "./document";
import type { FoundFile } from "./file-check";

/** The narrowest logo that the header shows large enough: its width divided by its height. */
const minRatio = 1.5;
const shape = "A wordmark fits, one and a half to four times as wide as high";

/** Adds a notice to a logo that the header would show small or cut off. */
export async function checkLogo(
  { document, node, path, kind }: FoundFile,
  findings: Findings,
): Promise<void> {
  if (kind !== "svg" || !/^Logo\b/.test(labelOf(node))) return;
  const { width = 0, height = 1 } = (await measure(path)) ?? {};
  const hasViewBox = /<svg\b[^>]*\sviewBox\s*=/.test(readFileSync(path, "utf8"));
  const wrong = hasViewBox
    ? width / height < minRatio &&
      `is ${width} x ${height}, so it is small in the header. ${shape}.`
    : `has no viewBox, so browsers cut it off. Save it again with a viewBox. ${shape}.`;
  if (wrong) findings.add(document, node, `${labelOf(node)} "${textOf(node)}" ${wrong}`, "notice");
}
