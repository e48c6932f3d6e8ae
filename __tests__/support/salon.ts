import siteFile from "../../content/site.json";
import { inLanguage } from "../../scripts/lib/in-language";
import type { Salon } from "../../src/hooks/use-salon";
import { addressIn } from "../../src/i18n/address-in";
import { localeOf } from "../../src/i18n/locales";
import { assertDefined } from "../../src/lib/assert-defined";
import { describeHours } from "../../src/lib/opening-hours";

const builtOn = "2026-11-21";

/** content/site.json in a locale, as in a query result. */
export function salonData(code = "en"): Salon {
  const site = inLanguage(siteFile, code);
  const { formats, pathPrefix: path } = localeOf(code);
  const file = (publicURL: string) => ({ publicURL });
  const navigation = site.navigation.map((link) => ({ ...link, path: addressIn(path, link.path) }));
  const { social, messages } = site;
  return {
    ...site,
    socialLinks: [
      { icon: "instagram", href: social.instagram, label: messages.layout.instagram },
      { icon: "facebook", href: social.facebook, label: messages.layout.facebook },
    ],
    /* Different from the phone number, so that a test sees which one a link has. */
    whatsapp: "+96550000119",
    navigation,
    home: assertDefined(navigation[0], "The first link of content/site.json"),
    brand: {
      ...site.brand,
      logo: file("/logo.svg"),
      logoOnDark: file("/logo-on-dark.svg"),
      logoDisplay: file("/logo-display.svg"),
    },
    messages: {
      ...site.messages,
      layout: {
        ...site.messages.layout,
        kept: { two: null, few: null, many: null, ...site.messages.layout.kept },
      },
    },
    hoursText: describeHours(site.hours, site.messages.hours, formats, builtOn),
    builtIn: 2026,
  };
}
