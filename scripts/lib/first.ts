/** The first entry of a list of the content; throws when there is none. */
export function first<T>([entry]: readonly T[]): T {
  if (entry === undefined) throw new Error("A list of the content is empty: nothing to work with.");
  return entry;
}
