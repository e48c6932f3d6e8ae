import fs from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";

/**
 * Ends a build in a checkout that was moved or copied since the last one, with the remedy: `.cache` contains absolute paths,
 * and Gatsby would end with an error that names none of this.
 */
export function refuseMovedCache(reporter: Reporter, project = process.cwd()): void {
  const cache = path.join(project, ".cache");
  const record = path.join(cache, "built-in");
  const last = fs.existsSync(record) ? fs.readFileSync(record, "utf8") : project;
  if (last !== project) {
    reporter.panic(
      `This checkout was built in ${last}, and its cache works only there. Delete the folder ${cache} and try again. The encoded pictures stay.`,
    );
  }
  fs.mkdirSync(cache, { recursive: true });
  fs.writeFileSync(record, project);
}
