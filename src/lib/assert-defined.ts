/**
 * Narrows a value that a query types as nullable but that the content check guarantees, such as the node of a single
 * file. Throws with the file's name if the value is missing.
 */
export function assertDefined<T>(value: T | null | undefined, source: string): T {
  if (value === null || value === undefined) throw new Error(`${source} is missing or empty.`);
  return value;
}
