import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useLocale } from "../hooks/use-locale";
import { assertDefined } from "../lib/assert-defined";
import { type NotFoundValues, notFoundValuesAt } from "../lib/page-values";
import { NotFound } from "../sections/not-found/not-found";
import { PageHead } from "../sections/shared/page-head";

/** The texts of the page in a locale. */
function textsIn(locale: string, { allNotFoundPage }: Queries.NotFoundPageQuery) {
  const page = allNotFoundPage.nodes.find((each) => each.locale === locale);
  return assertDefined(page, "content/pages/not-found.json");
}

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  return <NotFound {...textsIn(useLocale().locale, data)} path={location.pathname} />;
}

type NotFoundHeadProps = HeadProps<Queries.NotFoundPageQuery> &
  NotFoundValues<Queries.FrameFragment>;

export function Head({ data, pageContext, location }: NotFoundHeadProps) {
  const values = notFoundValuesAt({ data, pageContext }, location.pathname);
  const page = textsIn(values.pageContext.locale, data);
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
