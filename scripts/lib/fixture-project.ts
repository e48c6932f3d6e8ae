import fs from "node:fs";
import path from "node:path";
import { contentFiles } from "../../src/graphql/model";
import { kuwaitDate } from "../../src/lib/dates";
import { SOURCES } from "./build";
import { root } from "./command";

const FIXTURE = path.join(root, "__tests__", "fixtures", "content");

/** The day that is today for the dates of this content. */
const FIXTURE_DAY = "2026-11-21";

/** The settings with which it is built, beside those of the database. */
export const FIXTURE_SETTINGS = { ADMIN_LOCAL: "true", GATSBY_GA_MEASUREMENT_ID: "G-TEST00000" };

/**
 * Copies the project to a folder, with the content of the tests, and returns that folder. What Gatsby has built there
 * stays, so that the next build is quick.
 */
export function copyProject(dir = path.join(root, ".local", "fixture")): string {
  for (const source of SOURCES) {
    const from = source === "content" ? FIXTURE : path.join(root, source);
    fs.rmSync(path.join(dir, source), { recursive: true, force: true });
    fs.cpSync(from, path.join(dir, source), { recursive: true });
  }
  const schema = path.join("content", "schema");
  fs.cpSync(path.join(root, schema), path.join(dir, schema), { recursive: true });
  const modules = path.join(dir, "node_modules");
  if (!fs.existsSync(modules)) fs.symlinkSync(path.join(root, "node_modules"), modules, "junction");
  const today = kuwaitDate(new Date());
  for (const file of contentFiles.map((name) => path.join(dir, "content", name))) {
    fs.writeFileSync(file, moveDates(fs.readFileSync(file, "utf8"), today));
  }
  return dir;
}

/** Moves each date of a file by the days from FIXTURE_DAY to today, YYYY-MM-DD. */
function moveDates(text: string, today: string): string {
  const milliseconds = Date.parse(today) - Date.parse(FIXTURE_DAY);
  return text.replace(/"(\d{4}-\d{2}-\d{2})"/g, (_, date: string) =>
    JSON.stringify(new Date(Date.parse(date) + milliseconds).toISOString().slice(0, 10)),
  );
}
