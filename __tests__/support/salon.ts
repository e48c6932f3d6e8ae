import { describeHours } from "../../src/graphql/hours-text";
import type { Salon } from "../../src/hooks/use-page";
import { addressIn } from "../../src/i18n/address-in";
import { localeOf } from "../../src/i18n/locales";
import { assertDefined } from "../../src/lib/assert-defined";
import { contentIn } from "./content";

const builtOn = "2026-11-21";

/** The salon in a locale, as in a query result. */
export function salonData(code = "en"): Salon {
  const { site } = contentIn(code);
  const locale = localeOf(code);
  const logo = (src: string) => ({ drawing: { src, width: 400, height: 200 } });
  const navigation = site.navigation.map(({ label, path }) => ({
    label,
    path: addressIn(locale.urlPrefix, path),
  }));
  return {
    ...site,
    directionsUrl: "https://maps.example.com/zahrelle",
    socialLinks: [
      { icon: "instagram", href: site.social.instagram, label: site.messages.layout.instagram },
      { icon: "facebook", href: site.social.facebook, label: site.messages.layout.facebook },
    ],
    navigation,
    home: assertDefined(navigation[0], "The first link"),
    brand: {
      ...site.brand,
      logo: logo("/logo.svg"),
      logoOnDark: logo("/logo-on-dark.svg"),
      logoDisplay: logo("/logo-display.svg"),
    },
    messages: {
      ...site.messages,
      layout: {
        ...site.messages.layout,
        wishes: { two: null, few: null, many: null, ...site.messages.layout.wishes },
      },
    },
    hoursText: describeHours(site.hours, site.messages.hours, locale, builtOn),
    comma: locale.formats.comma,
    builtIn: 2026,
  };
}
