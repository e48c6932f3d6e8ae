import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useLocale } from "../hooks/use-locale";
import { assertDefined } from "../lib/assert-defined";
import { type NotFoundValues, notFoundValuesAt } from "../lib/page-values";
import { NotFound } from "../sections/not-found/not-found";
import { PageHead } from "../sections/shared/page-head";

interface Nodes<Node> {
  readonly nodes: readonly (Node & { readonly locale: string })[];
}

function nodeIn<Node>(locale: string, { nodes }: Nodes<Node>) {
  return assertDefined(
    nodes.find((each) => each.locale === locale),
    "The content in each locale",
  );
}

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const { locale, urlPrefix } = useLocale();
  const path = location.pathname;
  const [segment] = path.slice(urlPrefix.length).split("/").filter(Boolean);
  const { navigation } = nodeIn(locale, data.allSalon);
  const page = navigation.find((each) => each.path === `${urlPrefix}/${segment}`);
  return <NotFound {...nodeIn(locale, data.allNotFoundPage)} path={path} names={[page?.label]} />;
}

type NotFoundHeadProps = HeadProps<Queries.NotFoundPageQuery> &
  NotFoundValues<Queries.FrameFragment>;

export function Head({ data, pageContext, location }: NotFoundHeadProps) {
  const values = notFoundValuesAt({ data, pageContext }, location.pathname);
  const page = nodeIn(values.pageContext.locale, data.allNotFoundPage);
  return <PageHead {...values} data={{ ...values.data, page }} />;
}

/*
 * Gatsby loads the data of this page for every unknown address, so it has the texts of all locales. A page with the
 * `matchPath` `/ar/*` would put every Arabic address into the script of every page: 1.5 KB.
 */
export const query = graphql`
  query NotFoundPage {
    allNotFoundPage {
      nodes {
        locale
        seo {
          ...PageSeo
        }
        ...NotFoundScreen
      }
    }
    allSalon {
      nodes {
        locale
        ...Frame
      }
    }
  }
`;
