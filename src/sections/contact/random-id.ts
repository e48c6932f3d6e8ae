/**
 * A random UUID (RFC 9562, version 4). It uses `crypto.getRandomValues`, because `crypto.randomUUID` exists only in
 * secure contexts.
 */
export function randomId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
