import { assertDefined } from "../lib/assert-defined";
import { usePage } from "./use-page";

export type Salon = Queries.FrameFragment;

/** The facts of the salon and the texts of the layout (content/site.json). */
export function useSalon(): Salon {
  return assertDefined(usePage().data.salon, "content/site.json");
}
