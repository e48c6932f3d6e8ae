import { storedChosen } from "../lib/stored-draft";
import { useStored } from "./use-stored";

const read = () => storedChosen().join("\n");

/**
 * The services and offers that the visitor asks for, such as `service/hair-spa`, in the order in which she chose them.
 * Empty in the built HTML and during hydration.
 */
export function useChosen(): readonly string[] {
  const text = useStored(read);
  return text ? text.split("\n") : [];
}
