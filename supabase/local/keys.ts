/**
 * API keys of the local database: JSON Web Tokens like those of a hosted Supabase project, signed with the secret that
 * the Supabase CLI uses for every local project. They only work for a database on this machine.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

const SECRET = "super-secret-jwt-token-with-at-least-32-characters-long";

export type Role = "anon" | "authenticated" | "service_role";

/** The content of a key. `exp` is in seconds since 1970. */
export interface Claims {
  iss: string;
  role: Role;
  exp: number;
}

function signature(text: string): string {
  return createHmac("sha256", SECRET).update(text).digest("base64url");
}

/** Creates a key for a role. The default expiry is that of the CLI, in 2032. */
export function signKey(role: Role, exp = 1983812996): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const claims: Claims = { iss: "supabase-demo", role, exp };
  const unsigned = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${unsigned}.${signature(unsigned)}`;
}

/** The claims of a key, or PostgREST's reason for refusing it. */
export function verifyKey(key: string): { claims: Claims } | { refused: string } {
  const parts = key.split(".");
  const [header, payload, given] = parts;
  if (!header || !payload || !given || parts.length > 3) {
    return { refused: `Expected 3 parts in JWT; got ${parts.length}` };
  }
  const expected = Buffer.from(signature(`${header}.${payload}`));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) {
    return { refused: "JWSError JWSInvalidSignature" };
  }
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Claims;
  if (claims.exp * 1000 < Date.now()) return { refused: "JWT expired" };
  return { claims };
}
