import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../lib/assert-defined";
import { NotFound } from "../sections/not-found/not-found";
import { PageHead, type PageHeadValues } from "../sections/shared/page-head";

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const page = assertDefined(data.notFoundPage, "content/pages/not-found.json");
  return <NotFound {...page} path={location.pathname} />;
}

export function Head(props: PageHeadValues<Queries.NotFoundPageQuery>) {
  return (
    <PageHead
      {...props}
      seo={assertDefined(props.data.notFoundPage, "content/pages/not-found.json").seo}
    />
  );
}

export const query = graphql`
  query NotFoundPage($locale: String!) {
    ...StructuredData
    notFoundPage(locale: { eq: $locale }) {
      seo {
        ...PageSeo
      }
      ...NotFoundScreen
    }
    salon(locale: { eq: $locale }) {
      ...Frame
    }
  }
`;
