import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../lib/assert-defined";
import type { PortfolioView } from "../lib/portfolio-views";
import { FirstRow } from "../sections/portfolio/first-row";
import { Gallery } from "../sections/portfolio/gallery";
import { Closing } from "../sections/shared/closing";
import { PageHead, type PageHeadValues } from "../sections/shared/page-head";

const source = "content/pages/portfolio.json";

export default function PortfolioPage({
  data,
  pageContext,
}: PageProps<Queries.PortfolioQuery, PortfolioView>) {
  const page = assertDefined(data.portfolioPage, source);
  return (
    <>
      <Gallery page={page} view={pageContext} />
      <Closing closing={page.closing} bigLink />
    </>
  );
}

export function Head(props: PageHeadValues<Queries.PortfolioQuery>) {
  const { seo, view } = assertDefined(props.data.portfolioPage, source);
  const { title, description, preview } = view;
  return (
    <PageHead {...props} seo={{ ...seo, title, description, picture: preview }}>
      <FirstRow photographs={view.photographs} />
    </PageHead>
  );
}

export const query = graphql`
  query Portfolio($locale: String!, $category: String!, $page: Int!) {
    portfolioPage(locale: { eq: $locale }) {
      seo {
        keywords
      }
      view(category: $category, page: $page) {
        title
        description
        preview {
          ...PreviewPicture
        }
      }
      ...PortfolioGallery
      closing {
        ...ClosingParts
      }
    }
    salon(locale: { eq: $locale }) {
      ...Frame
    }
  }
`;
