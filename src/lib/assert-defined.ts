/**
 * Narrows what a query types as nullable although the content check guarantees it: a single file's node. Throws,
 * naming the file, if it is missing after all.
 */
export function assertDefined<T>(value: T | null | undefined, source: string): T {
  if (value === null || value === undefined) throw new Error(`${source} is missing or empty.`);
  return value;
}
