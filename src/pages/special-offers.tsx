import { graphql, type HeadProps, type PageProps } from "gatsby";
import { assertDefined } from "../lib/assert-defined";
import { PageHead } from "../sections/shared/page-head";
import { Banner } from "../sections/special-offers/banner";
import { Heading } from "../sections/special-offers/heading";
import { Offers } from "../sections/special-offers/offers";
import { OffersClosing } from "../sections/special-offers/offers-closing";

export default function SpecialOffersPage({ data }: PageProps<Queries.SpecialOffersPageQuery>) {
  const page = assertDefined(data.specialOffersPage, "content/pages/special-offers.json");
  const builtOn = assertDefined(data.buildDay, "The day of the build").date;
  return (
    <>
      <Banner banner={page.banner} />
      <Heading
        path="/special-offers"
        heading={page.heading}
        subtitle={page.subtitle}
        back={page.back}
      />
      <Offers {...page} />
      <OffersClosing {...page} builtOn={builtOn} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.SpecialOffersPageQuery>) {
  const { seo } = assertDefined(data.specialOffersPage, "content/pages/special-offers.json");
  return <PageHead path="/special-offers" seo={seo} />;
}

export const query = graphql`
  query SpecialOffersPage {
    specialOffersPage {
      seo {
        ...PageSeo
      }
      ...SpecialOffersBanner
      ...SpecialOffersHeading
      ...SpecialOffersCards
      ...SpecialOffersClosing
    }
    buildDay {
      date
    }
  }
`;
