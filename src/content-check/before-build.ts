import path from "node:path";
import type { Reporter } from "gatsby";
import { checkContent } from "./check-content";
import { formatProblem } from "./problem";

/**
 * Checks the content before the build. Errors stop the build, each with its file, place and remedy, before GraphQL
 * reads the file; in `gatsby develop` they are only reported. Notices become warnings.
 */
export async function checkBeforeBuild(reporter: Reporter): Promise<void> {
  const problems = await checkContent(path.resolve("content"));
  for (const problem of problems) {
    if (problem.severity === "notice") reporter.warn(formatProblem(problem));
  }
  if (process.env["GATSBY_SUPABASE_ANON_KEY"]) {
    reporter.panicOnBuild(
      "GATSBY_SUPABASE_ANON_KEY is no longer used. Set GATSBY_SUPABASE_PUBLISHABLE_KEY to the publishable key of the project (Project Settings > API Keys), and remove the old name.",
    );
  }
  if (!process.env["GATSBY_SUPABASE_URL"] || !process.env["GATSBY_SUPABASE_PUBLISHABLE_KEY"]) {
    reporter.warn(
      "GATSBY_SUPABASE_URL and GATSBY_SUPABASE_PUBLISHABLE_KEY are not set, so the contact form shows phone and WhatsApp instead (see .env.example).",
    );
  }
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return;
  const lines = errors.map((problem) => formatProblem(problem)).join("\n");
  reporter.panicOnBuild(
    `The content has ${errors.length === 1 ? "1 error" : `${errors.length} errors`}:\n\n${lines}\n`,
  );
}
