import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { defaultLocale } from "../i18n/locales";
import { photographAddress, type PhotographKey, portfolioRoute } from "../lib/photograph-address";
import { everyCategory, pageCount, viewAddress } from "../lib/portfolio-views";
import { createLocalePages } from "./locale-pages";

/* Keys and slugs are the same in every locale. */
const query = /* GraphQL */ `
  query PortfolioPages($locale: String!) {
    portfolioPage(locale: { eq: $locale }) {
      filters {
        key
      }
    }
    allPhotograph(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        category
        slug
      }
    }
  }
`;

/** A page that a template renders, in the default locale. Its context is that of the template's query. */
interface TemplatePage {
  readonly path: string;
  readonly template: "portfolio" | "photograph";
  readonly context: Record<string, unknown>;
}

/**
 * The pages of the portfolio: every page of every view, and each photograph. A view without photographs has one page.
 * @param categories the keys of the filters
 * @param photographs in file order
 */
export function portfolioPages(
  categories: readonly string[],
  photographs: readonly PhotographKey[],
): TemplatePage[] {
  const keys = [everyCategory, ...categories.filter((key) => key !== everyCategory)];
  return keys.flatMap((category) => {
    const isAll = category === everyCategory;
    const list = photographs.filter((photograph) => isAll || photograph.category === category);
    return [...viewPages(category, list.length), ...(isAll ? [] : photographPages(list))];
  });
}

function viewPages(category: string, total: number): TemplatePage[] {
  return Array.from({ length: Math.max(1, pageCount(total)) }, (_, index) => {
    const view = { category, page: index + 1 };
    const context = { ...view, mountKey: "portfolio" };
    return { path: viewAddress(portfolioRoute, view), template: "portfolio", context };
  });
}

/** A photograph links to the previous and the next one of its category, around the ends. The only one has none. */
function photographPages(list: readonly PhotographKey[]): TemplatePage[] {
  const neighbour = (index: number) =>
    list.length > 1 ? (list.at(index % list.length)?.slug ?? null) : null;
  return list.map(({ category, slug }, index) => ({
    path: photographAddress(portfolioRoute, { category, slug }),
    template: "photograph",
    context: {
      category,
      slug,
      previous: neighbour(index - 1),
      next: neighbour(index + 1),
    },
  }));
}

/** Creates the pages of the portfolio in every locale. Throws if the query fails. */
export async function createPortfolioPages({ graphql, ...args }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.PortfolioPagesQuery>(query, {
    locale: defaultLocale.code,
  });
  if (!data || errors) throw new Error(`The portfolio cannot be queried: ${String(errors)}`);
  const categories = (data.portfolioPage?.filters ?? []).map(({ key }) => key);
  for (const page of portfolioPages(categories, data.allPhotograph.nodes)) {
    const component = path.resolve(`src/templates/${page.template}.tsx`);
    createLocalePages({ ...args, page: { path: page.path, component, context: page.context } });
  }
}
