import { addressIn } from "../i18n/address-in";
import { contactRoute } from "./contact-route";
import type { PhotographKey } from "./photograph-address";

/** The address of the contact page with a service or an offer: `/ar/contact?service=hair-spa`. */
export function addressToBook(urlPrefix: string, kind: "service" | "offer", slug: string): string {
  return addressIn(urlPrefix, `${contactRoute}?${kind}=${slug}`);
}

/** A photograph that visitors can ask for: its category and its slug, such as `nails/french-almond`. */
export function photographPath({ category, slug }: PhotographKey): string {
  return `${category}/${slug}`;
}

/** The address of the contact page with a photograph: `/ar/contact?photo=nails/french-almond`. */
export function addressToAsk(urlPrefix: string, photograph: PhotographKey): string {
  return addressIn(urlPrefix, `${contactRoute}?photo=${photographPath(photograph)}`);
}
