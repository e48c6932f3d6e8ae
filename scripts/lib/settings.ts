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
  const { GATSBY_SUPABASE_URL: url, GATSBY_SUPABASE_PUBLISHABLE_KEY: key } = process.env;
  if (Boolean(url) === Boolean(key)) return Boolean(url);
  const missing = url ? "GATSBY_SUPABASE_PUBLISHABLE_KEY" : "GATSBY_SUPABASE_URL";
  throw new UserError(
    `${missing} is missing. Set both for a hosted project or neither for the local database (.env.example).`,
  );
}
