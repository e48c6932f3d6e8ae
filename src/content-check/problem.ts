/** A problem of the content at its place: an error must be fixed, a notice is for information. */
export interface Problem {
  readonly severity: "error" | "notice";
  /** Relative to the project's folder, such as content/services/services.json. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** An error of a whole file, by its path in the content folder. */
export function wholeFile(file: string, message: string): Problem {
  return { severity: "error", file: `content/${file}`, line: 1, column: 1, message };
}

/**
 * Problems as a report lists them: errors first, then by file, line and column. Of several errors at the same place it
 * keeps the first, which is the most precise.
 */
export function inReportOrder(problems: readonly Problem[]): Problem[] {
  const keyOf = ({ severity, file, line, column, message }: Problem) =>
    `${file}:${line}:${column} ${severity === "notice" ? message : ""}`;
  const kept = new Map([...problems].reverse().map((problem) => [keyOf(problem), problem]));
  return [...kept.values()].reverse().sort(compareProblems);
}

function compareProblems(a: Problem, b: Problem): number {
  return (
    a.severity.localeCompare(b.severity) ||
    a.file.localeCompare(b.file) ||
    a.line - b.line ||
    a.column - b.column
  );
}

/** A problem as a line of text: `content/services/services.json:41:15 Price "KD twenty" is not a price. …` */
export function formatProblem(problem: Problem, options: { colors?: boolean } = {}): string {
  const place = `${problem.file}:${problem.line}:${problem.column}`;
  if (!options.colors) return `${place} ${problem.message}`;
  const color = problem.severity === "error" ? 31 : 33;
  return `\u001b[${color}m${place}\u001b[0m ${problem.message}`;
}

/** A problem as a GitHub workflow command, which annotates the changed line. */
export function formatAnnotation(problem: Problem): string {
  const property = (text: string) => escapeData(text).replace(/:/g, "%3A").replace(/,/g, "%2C");
  const place = `file=${property(problem.file)},line=${problem.line},col=${problem.column}`;
  return `::${problem.severity} ${place}::${escapeData(problem.message)}`;
}

function escapeData(text: string): string {
  return text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
