/** Settings from the environment, or else from .env (see .env.example). */
import fs from "node:fs";
import path from "node:path";
import { UserError } from "./user-error";

/** Adds the settings in .env to the environment. */
export function loadEnvironment(): void {
  const file = path.join(__dirname, "..", "..", ".env");
  if (fs.existsSync(file)) process.loadEnvFile(file);
}

/** Whether enquiries go to a hosted Supabase project. */
export function usesHostedProject(): boolean {
  const { GATSBY_SUPABASE_URL: url, GATSBY_SUPABASE_ANON_KEY: key } = process.env;
  if (Boolean(url) === Boolean(key)) return Boolean(url);
  const missing = url ? "GATSBY_SUPABASE_ANON_KEY" : "GATSBY_SUPABASE_URL";
  throw new UserError(
    `${missing} is missing. Set both for a hosted project or neither for the local database (.env.example).`,
  );
}

/** Reads settings of a release from the environment. Throws a UserError that names those that are missing. */
export function releaseSettings<Name extends string>(...names: Name[]): Record<Name, string> {
  const missing = names.filter((name) => !process.env[name]);
  if (missing.length > 0) {
    throw new UserError(
      `Missing: ${missing.join(", ")}. Add secrets under Settings > Environments > production, and variables under Settings > Secrets and variables > Actions (docs/release.md).`,
    );
  }
  return Object.fromEntries(names.map((name) => [name, process.env[name]])) as Record<Name, string>;
}
