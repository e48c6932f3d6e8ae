import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../lib/assert-defined";
import { Gallery } from "../sections/about/gallery";
import { Mission } from "../sections/about/mission";
import { Story } from "../sections/about/story";
import { Values } from "../sections/about/values";
import { Closing } from "../sections/shared/closing";
import { Reviews } from "../sections/shared/reviews";

export default function AboutPage({ data, location }: PageProps<Queries.AboutPageQuery>) {
  const page = assertDefined(data.page, "content/pages/about.json");
  return (
    <>
      <Story path={location.pathname} name={page.name} story={page.story} />
      <Mission mission={page.mission} />
      <Values values={page.values} />
      <Gallery gallery={page.gallery} />
      {data.allReview.nodes.length > 0 && (
        <Reviews reviewsHeading={page.reviewsHeading} reviews={data.allReview.nodes} oneVoice />
      )}
      <Closing closing={page.closing} bigLink />
    </>
  );
}

export { PageHead as Head } from "../sections/shared/page-head";

export const query = graphql`
  query AboutPage($locale: String!) {
    page: aboutPage(locale: { eq: $locale }) {
      seo {
        ...PageSeo
      }
      ...AboutStorySection
      ...AboutMissionSection
      ...AboutValuesSection
      ...AboutGallerySection
      reviewsHeading
      closing {
        ...ClosingParts
      }
    }
    allReview(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        ...ReviewParts
      }
    }
    salon(locale: { eq: $locale }) {
      ...Frame
    }
  }
`;
