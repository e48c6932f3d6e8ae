import { describeHours } from "../../src/graphql/hours-text";
import { routes } from "../../src/graphql/model";
import type { Salon } from "../../src/hooks/use-salon";
import { addressIn } from "../../src/i18n/address-in";
import { localeOf } from "../../src/i18n/locales";
import { assertDefined } from "../../src/lib/assert-defined";
import { contentIn } from "./content";

const builtOn = "2026-11-21";

/** content/site.json in a locale, as in a query result, with other links. */
export function salonData(code = "en"): Salon {
  const { site } = contentIn(code);
  const locale = localeOf(code);
  const { pathPrefix: path } = locale;
  const logo = (src: string) => ({ drawing: { src, width: 400, height: 200 } });
  const navigation = routes.map((route) => ({
    label: site.navigation.find((link) => link.path === route)?.label ?? `The page ${route}`,
    path: addressIn(path, route),
  }));
  const { layout } = site.messages;
  return {
    ...site,
    socialLinks: [
      { icon: "instagram", href: "https://www.instagram.com/salon", label: layout.instagram },
      { icon: "facebook", href: "https://www.facebook.com/salon", label: layout.facebook },
    ],
    /* Different from the phone number, so that a test sees which one a link has. */
    whatsapp: "+96550000119",
    navigation,
    home: assertDefined(navigation[0], "The first link of content/site.json"),
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
        kept: { two: null, few: null, many: null, ...site.messages.layout.kept },
      },
    },
    hoursText: describeHours(site.hours, site.messages.hours, locale, builtOn),
    builtIn: 2026,
  };
}
