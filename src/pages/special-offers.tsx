import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../lib/assert-defined";
import { Heading } from "../sections/special-offers/heading";
import { NoOffers } from "../sections/special-offers/no-offers";
import { Offers } from "../sections/special-offers/offers";
import { OffersClosing } from "../sections/special-offers/offers-closing";

export default function SpecialOffersPage({
  data,
  location,
}: PageProps<Queries.SpecialOffersPageQuery>) {
  const page = assertDefined(data.page, "content/pages/special-offers.json");
  const offers = data.allOffer.nodes;
  const hasOffers = offers.length > 0;
  return (
    <>
      <Heading {...page} path={location.pathname} hasOffers={hasOffers} />
      {hasOffers ? <Offers {...page} offers={offers} /> : <NoOffers none={page.none} />}
      <OffersClosing {...page} hasOffers={hasOffers} />
    </>
  );
}

export { PageHead as Head } from "../sections/shared/page-head";

export const query = graphql`
  query SpecialOffersPage($locale: String!) {
    page: specialOffersPage(locale: { eq: $locale }) {
      seo {
        ...PageSeo
      }
      ...SpecialOffersHeading
      ...SpecialOffersCards
      ...SpecialOffersNone
      ...SpecialOffersClosing
    }
    allOffer(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        ...SpecialOffersCard
      }
    }
    salon(locale: { eq: $locale }) {
      ...Frame
    }
  }
`;
