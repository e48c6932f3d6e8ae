import { englishFormats } from "../../src/content/formats";
import { assertDefined } from "../../src/lib/assert-defined";
import { describeHours } from "../../src/lib/opening-hours";
import type { Salon } from "../../src/hooks/use-salon";
import { site } from "./content";

const builtOn = "2026-11-21";

/** content/site.json as the site-wide query gives it. */
export function salonData(): Salon {
  const { brand, messages } = site;
  const file = (publicURL: string) => ({ publicURL });
  return assertDefined<Salon>(
    {
      ...site,
      brand: {
        ...brand,
        logo: file("/logo.svg"),
        logoOnDark: file("/logo-on-dark.svg"),
        logoDisplay: file("/logo-display.svg"),
      },
      hoursText: describeHours(site.hours, messages.hours, englishFormats, builtOn),
      builtOn,
    },
    "content/site.json",
  );
}
