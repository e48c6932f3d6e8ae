import { isFresh, readStored, store } from "../lib/stored";
import { useStored } from "./use-stored";

/** The key in localStorage of what the visitor asks for. All languages share it. */
const wishesKey = "wishes";

/** The most photographs that the visitor can keep. */
export const mostPhotographs = 8;

const isPhotograph = (wish: string) => !/^(service|offer)\//.test(wish);

/** A line for each wish, such as `service/hair-spa 1764000000000`: when it was added. A photograph lasts longer. */
const freshLines = () =>
  readStored(wishesKey)
    .split("\n")
    .filter((line) => isFresh(Number(line.split(" ")[1]), isPhotograph(line) ? 30 : 1));

const wishIn = (line: string) => line.split(" ")[0] ?? "";

/**
 * The services, offers and photographs that the visitor asks for, such as `service/hair-spa` and `nails/french-almond`, in
 * her order. Empty in the built HTML and during hydration.
 */
export function useStoredWishes(): readonly string[] {
  const text = useStored(() => freshLines().map(wishIn).join("\n"));
  return text ? text.split("\n") : [];
}

/** Adds a wish. Returns whether it is there: false for a photograph if `mostPhotographs` others are. */
export function addWish(wish: string): boolean {
  const lines = freshLines();
  if (lines.some((line) => wishIn(line) === wish)) return true;
  if (isPhotograph(wish) && lines.filter(isPhotograph).length >= mostPhotographs) return false;
  store(wishesKey, [...lines, `${wish} ${Date.now()}`].join("\n"));
  return true;
}

/** Removes wishes, and those that are not fresh or cannot be read. */
export function removeWishes(wishes: readonly string[] = []): void {
  const lines = freshLines().filter((line) => !wishes.includes(wishIn(line)));
  store(wishesKey, lines.join("\n"));
}
