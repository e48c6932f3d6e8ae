import { readdirSync, watch } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { checkContent } from "./check-content";
import { formatProblem } from "./problem";

/** The overlay's key for these errors. */
const overlayId = "content";

/** Debounce in milliseconds: a single save can change a file several times. */
const pause = 100;

/**
 * The part of Gatsby's socket that shows errors in the browser's overlay. Null clears them. Gatsby passes an array of
 * errors, but its types allow only a string.
 */
const overlay = websocketManager as unknown as {
  emitError(id: string, errors: readonly unknown[] | null): void;
};

/**
 * Checks the content whenever one of its files changes. Prints each error with its file, place and remedy, and shows it
 * in the browser's error overlay. Clears the overlay when there are no errors.
 * @param onChange called with false when a file changes, and with true when a check finds no error
 * @returns a function that stops watching
 */
export function checkWhileDeveloping(
  reporter: Reporter,
  onChange: (isValid: boolean) => void,
  contentDir = path.resolve("content"),
): () => void {
  let isWrong = false;
  const check = async () => {
    const problems = await checkContent(contentDir);
    const errors = problems.filter(({ severity }) => severity === "error");
    const shown = errors.map((problem) => {
      const { file, line, column } = problem;
      const error = {
        id: "", // Gatsby's generic error, which shows sourceMessage.
        context: { sourceMessage: formatProblem(problem) },
        filePath: path.resolve(contentDir, "..", file),
        location: { start: { line, column } },
      };
      reporter.error(error);
      /* `reporter.error` returns nothing here, so add the fields that the overlay needs. */
      return { ...error, level: "ERROR", code: "content", text: formatProblem(problem) };
    });
    overlay.emitError(overlayId, shown.length > 0 ? shown : null);
    if (isWrong && errors.length === 0) reporter.success("The content is valid again.");
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
  /* Watch each folder: a recursive watch loses a file that an editor replaces when saving. */
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
