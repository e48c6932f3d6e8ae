import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../lib/assert-defined";
import { chosenService } from "../lib/chosen-service";
import { CallToAction } from "../sections/contact/call-to-action";
import { ContactDetails } from "../sections/contact/contact-details";
import { PageHead, type PageHeadValues } from "../sections/shared/page-head";
import { PageHeading } from "../sections/shared/page-heading";

const source = "content/pages/contact.json";

/** What the link of an offer hands over: its title. A service is in the address. */
type ContactState = { subject?: unknown } | null | undefined;

type ContactPageProps = PageProps<Queries.ContactPageQuery, object, ContactState>;

export default function ContactPage({ data, location }: ContactPageProps) {
  const page = assertDefined(data.contactPage, source);
  const salon = assertDefined(data.salon, "content/site.json");
  const service = chosenService(location.search, data.allService.nodes);
  const subject = service?.name ?? location.state?.subject;
  return (
    <>
      <PageHeading
        path={location.pathname}
        name={page.name}
        heading={page.heading}
        lead={page.intro}
      />
      <ContactDetails
        page={page}
        salon={salon}
        subject={typeof subject === "string" ? subject : ""}
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
    ...StructuredData
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
    allService(filter: { locale: { eq: $locale } }) {
      nodes {
        slug
        name
      }
    }
    salon(locale: { eq: $locale }) {
      ...Frame
      bookingPhone
      ...ContactSalon
    }
  }
`;
