import { useInBrowser } from "../../hooks/use-in-browser";
import { kuwaitDate } from "../../lib/dates";

/** Whether the last day of all offers is over, by the day of the build or the visitor's clock. */
export function useHasEnded({
  validUntil,
  builtOn,
}: Pick<Queries.SpecialOffersPage, "validUntil" | "builtOn">): boolean {
  const today = useInBrowser(() => kuwaitDate(new Date()), builtOn);
  return !!validUntil && validUntil < today;
}
