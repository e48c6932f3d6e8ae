import { graphql, type PageProps } from "gatsby";
import { useLocale } from "../hooks/use-locale";
import { assertDefined } from "../lib/assert-defined";
import { linesToAsk } from "../lib/chosen-photograph";
import { chosenSubject } from "../lib/chosen-subject";
import { interpolate } from "../lib/interpolate";
import { portfolioRoute } from "../lib/photograph-address";
import { CallToAction } from "../sections/contact/call-to-action";
import { ContactDetails } from "../sections/contact/contact-details";
import { useLooks } from "../sections/contact/use-looks";
import { PageHead, type PageHeadValues } from "../sections/shared/page-head";
import { PageHeading } from "../sections/shared/page-heading";

const source = "content/pages/contact.json";

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const page = assertDefined(data.contactPage, source);
  const salon = assertDefined(data.salon, "content/site.json");
  const subject = chosenSubject(location.search, {
    service: data.services.nodes,
    offer: data.offers.nodes,
  });
  const { filters, photograph } = assertDefined(data.portfolioPage, "content/pages/portfolio.json");
  const { looks, isFull } = useLooks(location.search, filters);
  const portfolio = salon.url + useLocale().pathPrefix + portfolioRoute;
  return (
    <>
      <PageHeading
        path={location.pathname}
        names={[page.name]}
        heading={page.heading}
        lead={page.intro}
      />
      <ContactDetails
        page={page}
        salon={salon}
        firstLine={subject ? interpolate(page.form.messageStart, { subject: subject.name }) : ""}
        looks={looks}
        lookLines={linesToAsk(looks, portfolio, filters, page.form.looksStart)}
        full={isFull ? photograph.full : ""}
      />
      <CallToAction closing={page.closing} phone={salon.bookingPhone} />
    </>
  );
}

export function Head(props: PageHeadValues<Queries.ContactPageQuery>) {
  return <PageHead {...props} seo={assertDefined(props.data.contactPage, source).seo} />;
}

export const query = graphql`
  query ContactPage($locale: String!) {
    contactPage(locale: { eq: $locale }) {
      name
      heading
      intro
      seo {
        ...PageSeo
      }
      closing {
        ...ContactCall
      }
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
      }
    }
    offers: allOffer(filter: { locale: { eq: $locale }, hasEnded: { eq: false } }) {
      nodes {
        slug
        name: title
      }
    }
    salon(locale: { eq: $locale }) {
      ...Frame
      bookingPhone
      ...ContactSalon
    }
  }
`;
