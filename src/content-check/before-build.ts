import path from "node:path";
import type { Reporter } from "gatsby";
import { checkContent } from "./check-content";
import { formatProblem } from "./problem";

/**
 * Stops the build at the first sight of content that is wrong, with every problem's file, place and remedy, before
 * GraphQL sees the file, and tells staff what else they may want to know. In `gatsby develop` it reports and goes on, so that the next save can put it right.
 */
export async function checkBeforeBuild(reporter: Reporter): Promise<void> {
  const problems = await checkContent(path.resolve("content"));
  for (const problem of problems) {
    const known = problem.severity === "error" || problem.message.startsWith("Placeholder:");
    if (!known) reporter.warn(formatProblem(problem));
  }
  if (!process.env["GATSBY_SUPABASE_URL"] || !process.env["GATSBY_SUPABASE_ANON_KEY"]) {
    reporter.warn(
      "GATSBY_SUPABASE_URL and GATSBY_SUPABASE_ANON_KEY are not set: the contact form will show phone and WhatsApp instead (.env.example says where the two come from).",
    );
  }
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return;
  const lines = errors.map((problem) => formatProblem(problem)).join("\n");
  reporter.panicOnBuild(`The content has ${errors.length} to put right:\n\n${lines}\n`);
}
