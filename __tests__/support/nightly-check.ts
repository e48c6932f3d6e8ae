import { execFile } from "node:child_process";
import path from "node:path";

const script = path.join(__dirname, "..", "..", "scripts", "check-enquiries.mjs");

/** What the nightly check says of an endpoint, and whether it is content. */
export function nightlyCheck(url: string, key: string) {
  const env = {
    PATH: process.env["PATH"],
    GATSBY_SUPABASE_URL: url,
    GATSBY_SUPABASE_ANON_KEY: key,
  };
  return new Promise<{ ok: boolean; said: string }>((resolve) => {
    execFile(process.execPath, [script, "--pause=0"], { env }, (error, out, complaints) =>
      resolve({ ok: !error, said: out + complaints }),
    );
  });
}
