/** Settings from the environment and, where that says nothing, from .env (see .env.example). */
import fs from "node:fs";
import path from "node:path";
import { root, Stop } from "./command.mjs";

/** Adds what .env sets to the environment. */
export function loadEnvironment() {
  const file = path.join(root, ".env");
  if (!fs.existsSync(file)) return;
  for (const line of fs.readFileSync(file, "utf8").split(/\r?\n/)) {
    const [, name, value] = line.match(/^\s*([A-Z_][A-Z0-9_]*)\s*=\s*(.*?)\s*$/) ?? [];
    if (name && value) process.env[name] ??= value.replace(/^(["'])(.*)\1$/, "$2");
  }
}

/** True when enquiries go to a hosted Supabase project. */
export function usesHostedProject() {
  const { GATSBY_SUPABASE_URL: url, GATSBY_SUPABASE_ANON_KEY: key } = process.env;
  if (Boolean(url) === Boolean(key)) return Boolean(url);
  const missing = url ? "GATSBY_SUPABASE_ANON_KEY" : "GATSBY_SUPABASE_URL";
  throw new Stop(
    `${missing} is missing. Set both for a hosted project or neither for the local database (.env.example).`,
  );
}

/** The port of the served site. */
export function sitePort() {
  const port = Number(process.env.PORT || 9000);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Stop(
    `PORT is "${process.env.PORT}", which is no port. Set a number such as 9001, or leave it out.`,
  );
}
