import { UserError } from "./command";

/** Whether enquiries go to a hosted Supabase project, according to the settings (.env.example). */
export function usesHostedProject(): boolean {
  const { GATSBY_SUPABASE_URL: url, GATSBY_SUPABASE_PUBLISHABLE_KEY: key } = process.env;
  if (Boolean(url) === Boolean(key)) return Boolean(url);
  const missing = url ? "GATSBY_SUPABASE_PUBLISHABLE_KEY" : "GATSBY_SUPABASE_URL";
  throw new UserError(
    `${missing} is missing. Set both for a hosted project or neither for the local database (.env.example).`,
  );
}
