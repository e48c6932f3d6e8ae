/** The first entry of a list of the content. Throws if the list is empty. */
export function first<T>([entry]: readonly T[]): T {
  if (entry === undefined) throw new Error("A list of the content is empty.");
  return entry;
}
