import path from "node:path";
import type { Reporter } from "gatsby";
import { checkContent } from "./check-content";
import { formatProblem, type Problem } from "./problem";

/**
 * Checks the content before the build. Errors stop the build, each with its file, place and remedy, before GraphQL
 * reads the file; in `gatsby develop` they are only reported. Notices become warnings.
 */
export async function checkBeforeBuild(reporter: Reporter): Promise<void> {
  const url = process.env["GATSBY_SUPABASE_URL"];
  if (url && !/^https?:\/\/(?!([a-z]+\.)?supabase\.com(\/|$))/.test(url)) {
    reporter.panic(
      `GATSBY_SUPABASE_URL is "${url}", not the address of a project, such as https://abc.supabase.co (docs/release.md).`,
    );
  }
  if (!url || !process.env["GATSBY_SUPABASE_PUBLISHABLE_KEY"]) {
    reporter.warn(
      "GATSBY_SUPABASE_URL and GATSBY_SUPABASE_PUBLISHABLE_KEY are not set, so the contact form shows phone and WhatsApp instead (docs/release.md).",
    );
  }
  const problems = await checkContent(path.resolve("content"));
  for (const problem of problems) {
    if (problem.severity === "notice") reporter.warn(formatProblem(problem));
  }
  reportErrors(problems, reporter);
}

/**
 * Checks the content in `gatsby develop`, with the schemas that it started with. Prints its errors, unless it has just done
 * so, and returns whether there are none.
 */
export async function isContentValid(reporter: Reporter): Promise<boolean> {
  return reportErrors(await checkContent(path.resolve("content")), reporter);
}

/** The errors that were last printed. */
let printed = "";

function reportErrors(problems: readonly Problem[], reporter: Reporter): boolean {
  const errors = problems.filter(({ severity }) => severity === "error");
  const lines = errors.map((problem) => formatProblem(problem)).join("\n");
  const count = errors.length === 1 ? "1 error" : `${errors.length} errors`;
  const isNew = lines !== printed;
  printed = lines;
  if (errors.length > 0 && isNew) reporter.panicOnBuild(`The content has ${count}:\n\n${lines}\n`);
  return errors.length === 0;
}
