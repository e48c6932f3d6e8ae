import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { Lost } from "../sections/not-found/lost";
import { PageHead } from "../sections/shared/page-head";

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const page = required(data.notFoundPage, "content/pages/not-found.json");
  return <Lost {...page} path={location.pathname} />;
}

export function Head({ data }: HeadProps<Queries.NotFoundPageQuery>) {
  return <PageHead seo={required(data.notFoundPage, "content/pages/not-found.json").seo} />;
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      seo {
        ...PageSeo
      }
      ...NotFoundLost
    }
  }
`;
