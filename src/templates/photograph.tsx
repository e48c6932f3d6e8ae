import { graphql, type HeadProps, type PageProps } from "gatsby";
import { assertDefined } from "../lib/assert-defined";
import type { PageLocale } from "../lib/page-values";
import { Photograph } from "../sections/photograph/photograph";
import { Closing } from "../sections/shared/closing";
import { PageHead } from "../sections/shared/page-head";

const source = "content/portfolio/portfolio.json";

export default function PhotographPage({ data }: PageProps<Queries.PhotographQuery>) {
  const { previous, next } = data;
  const page = assertDefined(data.page, "content/pages/portfolio.json");
  const photograph = assertDefined(data.photograph, source);
  const priceWords = assertDefined(data.services, "content/pages/services.json");
  return (
    <>
      <Photograph
        page={page}
        photograph={photograph}
        priceWords={priceWords}
        previous={previous}
        next={next}
      />
      <Closing closing={page.closing} bigLink />
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.PhotographQuery, PageLocale>) {
  const { title, description, image } = assertDefined(data.photograph, source);
  const page = { seo: { title, description, keywords: [], picture: image } };
  return <PageHead pageContext={pageContext} data={{ ...data, page }} />;
}

/* Contact's list also reads the name, the thumbnail and the service of a photograph (load-photograph.tsx). */
export const query = graphql`
  query Photograph(
    $locale: String!
    $category: String!
    $slug: String!
    $previous: String
    $next: String
  ) {
    page: portfolioPage(locale: { eq: $locale }) {
      ...PhotographPage
      closing {
        ...ClosingParts
      }
    }
    services: servicesPage(locale: { eq: $locale }) {
      ...PriceRowWords
    }
    photograph(locale: { eq: $locale }, category: { eq: $category }, slug: { eq: $slug }) {
      ...PhotographDetails
      title
      description
    }
    previous: photograph(
      locale: { eq: $locale }
      category: { eq: $category }
      slug: { eq: $previous }
    ) {
      ...NeighbourPhotograph
    }
    next: photograph(locale: { eq: $locale }, category: { eq: $category }, slug: { eq: $next }) {
      ...NeighbourPhotograph
    }
    salon(locale: { eq: $locale }) {
      ...Frame
    }
  }
`;
