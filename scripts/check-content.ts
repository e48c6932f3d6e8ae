/** `npm run check:content`: prints the mistakes in content/. */
import path from "node:path";
import { checkContent } from "../src/content-check/check-content";
import { formatAnnotation, formatProblem, type Problem } from "../src/content-check/problem";
import { command, root } from "./lib/command";

command(async () => {
  const problems = await checkContent(path.join(root, "content"));
  print(problems);
  if (problems.some(({ severity }) => severity === "error")) process.exitCode = 1;
});

function print(problems: readonly Problem[]): void {
  const colors = process.stdout.isTTY && !process.env["NO_COLOR"];
  const errors = problems.filter(({ severity }) => severity === "error");
  const notices = problems.filter(({ severity }) => severity === "notice");
  for (const problem of errors) console.log(formatProblem(problem, { colors }));
  if (notices.length > 0) console.log(`${errors.length > 0 ? "\n" : ""}Notices:`);
  for (const problem of notices) console.log(formatProblem(problem, { colors }));
  if (process.env["GITHUB_ACTIONS"] === "true") {
    for (const problem of problems) console.log(formatAnnotation(problem));
  }
  if (problems.length === 0) return console.log("The content is valid.");
  console.log(`\n${summary(errors.length, notices.length)}`);
}

function summary(errors: number, notices: number): string {
  const known = notices === 1 ? "1 notice" : `${notices} notices`;
  if (errors === 0) return `The content is valid (${known}).`;
  const wrong = errors === 1 ? "1 error" : `${errors} errors`;
  return `${wrong}, ${known}. Each line above begins with its file, line and column.`;
}
