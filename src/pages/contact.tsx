import { graphql, type PageProps } from "gatsby";
import { useLocale } from "../hooks/use-page";
import { addressIn } from "../i18n/address-in";
import { assertDefined } from "../lib/assert-defined";
import { portfolioRoute } from "../lib/photograph-address";
import { ContactDetails } from "../sections/contact/contact-details";
import { useWishes } from "../sections/contact/use-wishes";
import { WishLine } from "../sections/contact/wish-line";
import { Closing } from "../sections/shared/closing";
import { GoodToKnow } from "../sections/shared/good-to-know";
import { PageHeading } from "../sections/shared/page-heading";

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const page = assertDefined(data.page, "content/pages/contact.json");
  const salon = assertDefined(data.salon, "content/site.json");
  const { filters, photograph } = assertDefined(data.portfolioPage, "content/pages/portfolio.json");
  const call = { label: page.closing.call, path: `tel:${salon.bookingPhone}` };
  const { hasEnded } = assertDefined(data.offersPage, "content/pages/special-offers.json");
  const goodToKnow = page.goodToKnow?.items[0] && page.goodToKnow.heading;
  const wishes = useWishes({
    bookables: [
      ...data.services.nodes.map(({ slug, ...own }) => ({ key: `service/${slug}`, ...own })),
      ...data.offers.nodes.map(({ slug, ...own }) => ({ key: `offer/${slug}`, ...own, hasEnded })),
    ],
    filters,
    portfolio: salon.url + addressIn(useLocale().urlPrefix, portfolioRoute),
    priceFormat: page.priceFormat,
    comma: salon.comma,
    durations: page.durations,
    labels: page.form,
    full: photograph.full,
  });
  return (
    <>
      <PageHeading
        path={location.pathname}
        names={[page.name]}
        heading={page.heading}
        lead={page.intro}
      >
        <WishLine wishes={wishes} labels={page.form} goodToKnow={goodToKnow} />
      </PageHeading>
      <ContactDetails page={page} salon={salon} wishes={wishes} goodToKnow={goodToKnow} />
      <GoodToKnow goodToKnow={page.goodToKnow} background="blush" />
      <Closing closing={{ ...page.closing, action: call }} />
    </>
  );
}

export { PageHead as Head } from "../sections/shared/page-head";

export const query = graphql`
  query ContactPage($locale: String!) {
    page: contactPage(locale: { eq: $locale }) {
      name
      heading
      intro
      seo {
        ...PageSeo
      }
      goodToKnow {
        ...GoodToKnowParts
      }
      closing {
        heading
        lead
        call
      }
      form {
        ...WishLabels
        ...WishLineLabels
      }
      priceFormat {
        single
        range
        from
      }
      durations
      ...ContactDetails
    }
    portfolioPage(locale: { eq: $locale }) {
      filters {
        key
        ask {
          line
        }
      }
      photograph {
        full
      }
    }
    services: allService(filter: { locale: { eq: $locale } }) {
      nodes {
        slug
        name
        price {
          text
          min
          max
        }
        duration
        minutes
      }
    }
    offers: allOffer(filter: { locale: { eq: $locale } }) {
      nodes {
        slug
        name: title
        price {
          text
          min
          max
        }
      }
    }
    offersPage: specialOffersPage(locale: { eq: $locale }) {
      hasEnded
    }
    salon(locale: { eq: $locale }) {
      ...Frame
      bookingPhone
      ...ContactSalon
    }
  }
`;
