import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../lib/assert-defined";
import { FirstRow } from "../sections/portfolio/first-row";
import { Gallery } from "../sections/portfolio/gallery";
import { Closing } from "../sections/shared/closing";
import { PageHead, type PageHeadValues } from "../sections/shared/page-head";

const source = "content/pages/portfolio.json";

export default function PortfolioPage({ data, location }: PageProps<Queries.PortfolioPageQuery>) {
  const page = assertDefined(data.portfolioPage, source);
  return (
    <>
      <Gallery page={page} counts={data.allPortfolioItem} path={location.pathname} />
      <Closing closing={page.closing} bigLink />
    </>
  );
}

export function Head(props: PageHeadValues<Queries.PortfolioPageQuery>) {
  const { seo, firstPage } = assertDefined(props.data.portfolioPage, source);
  return (
    <PageHead {...props} seo={seo}>
      <FirstRow items={firstPage} />
    </PageHead>
  );
}

export const query = graphql`
  query PortfolioPage($locale: String!) {
    ...StructuredData
    portfolioPage(locale: { eq: $locale }) {
      seo {
        ...PageSeo
      }
      ...PortfolioGallery
      closing {
        ...ClosingParts
      }
    }
    allPortfolioItem(filter: { locale: { eq: $locale } }) {
      ...PhotoCounts
    }
    salon(locale: { eq: $locale }) {
      ...Frame
    }
  }
`;
