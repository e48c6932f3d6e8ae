import { timingSafeEqual } from "node:crypto";

/** Whether two secrets are equal. Compares hashes in constant time, so that the time reveals nothing. */
export async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const [one, other] = await Promise.all([given, expected].map(hash));
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

async function hash(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
