/** What `npm run verify` leaves out with VERIFY_SCOPE=content. docs/release.md explains why that is safe. */
import fs from "node:fs";
import path from "node:path";
import { root } from "./command";

/** Journeys of the form, of /admin and of the browser's own functions. They pass with any valid content. */
const CODE_JOURNEYS = [
  "admin",
  "bfcache",
  "contact",
  "enquiry-faults",
  "error-screen",
  "keyboard",
  "reduced-motion",
];

/** Whether only content has changed since the last release. */
export const isContentOnly = process.env["VERIFY_SCOPE"] === "content";

/** Arguments for Jest that leave out the tests of the edited site. */
export const withoutEditedSite = [
  "--testPathIgnorePatterns=edited.test.ts",
  "--testNamePattern=^(?!.*the edited site)",
];

/** The files of the journeys that a change of content can break. Those of the edited site are left out. */
export function contentJourneys(): string[] {
  const folder = path.join(root, "__tests__", "e2e");
  const names = fs.readdirSync(folder).filter((name) => name.endsWith(".spec.ts"));
  return names.filter(
    (name) =>
      !CODE_JOURNEYS.includes(path.basename(name, ".spec.ts")) &&
      !fs.readFileSync(path.join(folder, name), "utf8").includes("fixtureBuild("),
  );
}
