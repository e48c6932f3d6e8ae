/**
 * What a query cannot promise but the content check does: a single file's node. Throws, naming the file, if it is
 * not there after all.
 */
export function assertDefined<T>(value: T | null | undefined, source: string): T {
  if (value === null || value === undefined) throw new Error(`${source} is missing or empty.`);
  return value;
}
