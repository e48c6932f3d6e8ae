/**
 * API keys of the local database: JSON Web Tokens like those of a hosted Supabase project, signed
 * with the secret that the Supabase CLI uses for every local project. They open nothing but a
 * database on this machine.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

const SECRET = "super-secret-jwt-token-with-at-least-32-characters-long";

/** @param {string} text */
function signature(text) {
  return createHmac("sha256", SECRET).update(text).digest("base64url");
}

/**
 * A key for a role. Without an expiry, like the CLI's, it holds until 2032.
 * @param {"anon" | "authenticated" | "service_role"} role
 * @param {number} [exp] seconds since 1970
 */
export function signKey(role, exp = 1983812996) {
  const encode = (/** @type {object} */ part) =>
    Buffer.from(JSON.stringify(part)).toString("base64url");
  const unsigned = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ iss: "supabase-demo", role, exp })}`;
  return `${unsigned}.${signature(unsigned)}`;
}

/**
 * The claims of a key, or the reason why it is refused, in PostgREST's words.
 * @param {string} key
 * @returns {{ claims: { role: string } } | { refused: string }}
 */
export function verifyKey(key) {
  const [header, payload, given, ...rest] = key.split(".");
  if (!header || !payload || !given || rest.length > 0) {
    return { refused: "Expected 3 parts in JWT; got " + key.split(".").length };
  }
  const expected = Buffer.from(signature(`${header}.${payload}`));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) {
    return { refused: "JWSError JWSInvalidSignature" };
  }
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  if (claims.exp * 1000 < Date.now()) return { refused: "JWT expired" };
  return { claims };
}
