import { graphql, type HeadProps, type PageProps } from "gatsby";
import { assertDefined } from "../lib/assert-defined";
import { NotFound } from "../sections/not-found/not-found";
import { PageHead } from "../sections/shared/page-head";

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const page = assertDefined(data.notFoundPage, "content/pages/not-found.json");
  return <NotFound {...page} path={location.pathname} />;
}

export function Head({ data }: HeadProps<Queries.NotFoundPageQuery>) {
  return <PageHead seo={assertDefined(data.notFoundPage, "content/pages/not-found.json").seo} />;
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      seo {
        ...PageSeo
      }
      ...NotFoundScreen
    }
  }
`;
