import { graphql } from "gatsby";
import { pluralOf } from "../../i18n/plural";
import { interpolate } from "../../lib/interpolate";

/** The paragraph below the page's heading. If every price is on request, it is the one that names no price. */
export function introOf(
  { intro, introOnRequest, lowestPrice }: Queries.ServicesIntroFragment,
  count: number,
  locale: string,
): string {
  const forms = lowestPrice.min === null ? introOnRequest : intro;
  const facts = { count, serviceCount: count, lowestPrice: lowestPrice.text };
  return interpolate(pluralOf(forms, count, locale), facts);
}

export const fragment = graphql`
  fragment ServicesIntro on ServicesPage {
    intro {
      ...PluralForms
    }
    introOnRequest {
      ...PluralForms
    }
    lowestPrice {
      text
      min
    }
  }
`;
