import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../lib/assert-defined";
import { Closing } from "../sections/shared/closing";
import { PageHeading } from "../sections/shared/page-heading";
import { Reviews } from "../sections/shared/reviews";
import { Films } from "../sections/testimonials/films";

export default function TestimonialsPage({
  data,
  location,
}: PageProps<Queries.TestimonialsPageQuery>) {
  const page = assertDefined(data.page, "content/pages/testimonials.json");
  return (
    <>
      <PageHeading
        path={location.pathname}
        names={[page.name]}
        heading={page.heading}
        lead={page.subtitle}
        background="petal"
      />
      {data.allFilm.nodes.length > 0 && (
        <Films films={data.allFilm.nodes} playLabel={page.playLabel} player={page.player} />
      )}
      {page.reviews.length > 0 && (
        <Reviews reviewsHeading={data.aboutPage?.reviewsHeading ?? ""} reviews={page.reviews} />
      )}
      <Closing closing={page.closing} bigLink />
    </>
  );
}

export { PageHead as Head } from "../sections/shared/page-head";

export const query = graphql`
  query TestimonialsPage($locale: String!) {
    page: testimonialsPage(locale: { eq: $locale }) {
      seo {
        ...PageSeo
      }
      name
      heading
      subtitle
      ...TestimonialsFilms
      reviews {
        ...ReviewParts
      }
      closing {
        ...ClosingParts
      }
    }
    aboutPage(locale: { eq: $locale }) {
      reviewsHeading
    }
    allFilm(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        ...TestimonialsFilm
        # For the structured data.
        uploadDate
      }
    }
    salon(locale: { eq: $locale }) {
      ...Frame
    }
  }
`;
