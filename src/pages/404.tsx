import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useLocale } from "../hooks/use-page";
import { assertDefined } from "../lib/assert-defined";
import { type NotFoundValues, notFoundValuesAt } from "../lib/page-values";
import { portfolioRoute } from "../lib/photograph-address";
import { everyCategory } from "../lib/portfolio-views";
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
  const [page, view] = path.slice(urlPrefix.length).split("/").filter(Boolean);
  const pages = [
    ...nodeIn(locale, data.allSalon).navigation,
    { path: `${urlPrefix}/special-offers`, label: nodeIn(locale, data.allSpecialOffersPage).name },
  ];
  const views = nodeIn(locale, data.allPortfolioPage).filters;
  const names = [
    pages.find((each) => each.path === `${urlPrefix}/${page}`)?.label,
    `/${page}` === portfolioRoute && view !== everyCategory
      ? views.find(({ key }) => key === view)?.name
      : undefined,
  ];
  return <NotFound {...nodeIn(locale, data.allNotFoundPage)} path={path} names={names} />;
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
    allPortfolioPage {
      nodes {
        locale
        filters {
          key
          name
        }
      }
    }
    allSpecialOffersPage {
      nodes {
        locale
        name
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
