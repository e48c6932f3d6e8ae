import { graphql, type HeadProps, type PageProps } from "gatsby";
import { assertDefined } from "../lib/assert-defined";
import type { PageLocale } from "../lib/page-values";
import type { PortfolioView } from "../lib/portfolio-views";
import { Gallery } from "../sections/portfolio/gallery";
import { Closing } from "../sections/shared/closing";
import { PageHead } from "../sections/shared/page-head";

const source = "content/pages/portfolio.json";

export default function PortfolioPage({
  data,
  pageContext,
}: PageProps<Queries.PortfolioQuery, PortfolioView>) {
  const page = assertDefined(data.page, source);
  return (
    <>
      <Gallery page={page} view={pageContext} />
      <Closing closing={page.closing} bigLink />
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.PortfolioQuery, PageLocale>) {
  const { seo, view } = assertDefined(data.page, source);
  const { title, description, preview } = view;
  const page = { seo: { ...seo, title, description, picture: preview } };
  return <PageHead pageContext={pageContext} data={{ ...data, page }} />;
}

export const query = graphql`
  query Portfolio($locale: String!, $category: String!, $page: Int!) {
    page: portfolioPage(locale: { eq: $locale }) {
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
