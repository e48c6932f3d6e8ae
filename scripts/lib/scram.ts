import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";

/** The number of iterations that PostgreSQL uses. */
const ITERATIONS = 4096;

/**
 * The SCRAM verifier of a password in ASCII: what PostgreSQL stores, and accepts in `alter role … password '…'` in place
 * of the password (RFC 5802). The password cannot be derived from it.
 */
export function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, "sha256");
  const keyed = (name: string) => createHmac("sha256", salted).update(name).digest();
  const storedKey = createHash("sha256").update(keyed("Client Key")).digest("base64");
  const serverKey = keyed("Server Key").toString("base64");
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString("base64")}$${storedKey}:${serverKey}`;
}
