import { readdirSync, watch } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { checkContent } from "./check-content";
import { formatProblem } from "./problem";

/** Under this name the overlay keeps the mistakes until they are cleared. */
const overlayId = "content";

/** In milliseconds: one save can be several changes of a file. */
const pause = 100;

/** The part of Gatsby's socket that shows errors in the browser's overlay, and with null clears them. */
export interface Overlay {
  emitError(id: string, errors: readonly unknown[] | null): void;
}

/** Gatsby's own calls of it pass errors; its types name a string only. */
const gatsbyOverlay = websocketManager as unknown as Overlay;

/**
 * Checks the content at every change of a file in it. Each mistake is printed with file, place and remedy and is shown in
 * the error overlay of the browser; when there is none left, the overlay is cleared. Runs until the function that it returns is called.
 * @param onChange called with false when a file changes, and with true when a check finds no mistake
 */
export function checkWhileDeveloping(
  reporter: Reporter,
  onChange: (isValid: boolean) => void,
  contentDir = path.resolve("content"),
  overlay = gatsbyOverlay,
): () => void {
  let isWrong = false;
  const check = async () => {
    const problems = await checkContent(contentDir);
    const errors = problems.filter(({ severity }) => severity === "error");
    const shown = errors.map((problem) => {
      const { file, line, column } = problem;
      const error = {
        id: "", // Gatsby's own text for errors: what sourceMessage says.
        context: { sourceMessage: formatProblem(problem) },
        filePath: path.resolve(contentDir, "..", file),
        location: { start: { line, column } },
      };
      reporter.error(error);
      /* The reporter that a site gets returns nothing, so what the overlay reads is added here. */
      return { ...error, level: "ERROR", code: "content", text: formatProblem(problem) };
    });
    overlay.emitError(overlayId, shown.length > 0 ? shown : null);
    if (isWrong && errors.length === 0) reporter.success("The content is in order again.");
    isWrong = errors.length > 0;
    onChange(!isWrong);
  };
  let checking = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const checkSoon = () => {
    onChange(false);
    clearTimeout(timer);
    timer = setTimeout(() => {
      checking = checking.then(check).catch((error: Error) => {
        reporter.error("The content could not be checked.", error);
      });
    }, pause);
  };
  /* Each folder by itself: a recursive watch loses a file that an editor saves by putting another one in its place. */
  const watchers = foldersOf(contentDir).map((folder) => watch(folder, checkSoon));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

function foldersOf(contentDir: string): string[] {
  const entries = readdirSync(contentDir, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return [contentDir, ...folders.map(({ parentPath, name }) => path.join(parentPath, name))];
}
