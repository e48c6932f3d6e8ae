import { addressIn } from "../i18n/address-in";
import { localeOf } from "../i18n/locales";
import { plainText } from "../i18n/text";
import { interpolate } from "../lib/interpolate";
import { photographAddress, portfolioRoute } from "../lib/photograph-address";
import { everyCategory, type PortfolioView } from "../lib/portfolio-views";
import { entriesOf, type Entry, entryOf, type ResolverContext } from "./entries";
import { photographsIn } from "./portfolio-order";

/** The parts of the nodes `Photograph` and `PortfolioPage` that the resolvers read. */
interface Photograph extends Entry {
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  readonly image: { readonly alt: string };
}

interface Page extends Entry {
  readonly heading: string;
  readonly seo: { readonly title: string; readonly description: string; readonly picture: object };
  readonly filters: readonly { readonly key: string; readonly name: string }[];
  readonly filterTitle: string;
  readonly pageTitle: string;
  readonly photograph: { readonly title: string; readonly description: string };
}

async function pageOf(photograph: Entry, context: ResolverContext): Promise<Page> {
  return (await entryOf("PortfolioPage", photograph, context)) as unknown as Page;
}

/** The filter of a photograph; the content check guarantees that it exists. */
function filterOf({ category }: { readonly category: string }, { filters }: Page) {
  return filters.find(({ key }) => key === category);
}

/** A text for the head of a page, with its placeholders replaced. */
function headText(template: string, values: Readonly<Record<string, string | number>>): string {
  return plainText(interpolate(template, values));
}

async function resolveView(page: Page, view: PortfolioView, context: ResolverContext) {
  const all = (await entriesOf("Photograph", page, context)) as unknown as Photograph[];
  const shown = photographsIn(all, view);
  const names = shown.photographs.map(({ name }) => name);
  const preview = shown.photographs[0]?.image ?? page.seo.picture;
  return { ...shown, preview, ...headOf(page, view, names) };
}

/** The number of characters that search engines show. */
const longestDescription = 160;

/** The first page of all photographs has the title and description of the content. */
function headOf(page: Page, view: PortfolioView, names: readonly string[]) {
  const isAll = view.category === everyCategory;
  const { title, description } = page.seo;
  if (isAll && view.page === 1) return { title, description };
  const { comma } = localeOf(page.locale).formats;
  const category = isAll ? page.heading : (filterOf(view, page)?.name ?? "");
  const template = view.page > 1 ? page.pageTitle : page.filterTitle;
  const shown = names.length > 0 ? names : [category];
  const listed = (count: number) =>
    headText(page.photograph.description, { alt: `${shown.slice(0, count).join(comma)}.` });
  let count = shown.length;
  while (count > 1 && listed(count).length > longestDescription) count -= 1;
  return { title: headText(template, { category, page: view.page }), description: listed(count) };
}

export const portfolioResolvers = {
  PortfolioPage: {
    view: {
      type: "PortfolioViewPage!",
      args: { category: "String!", page: "Int!" },
      resolve: resolveView,
    },
  },
  Photograph: {
    path: {
      type: "String!",
      resolve: (photograph: Photograph) =>
        photographAddress(
          addressIn(localeOf(photograph.locale).urlPrefix, portfolioRoute),
          photograph,
        ),
    },
    filter: {
      type: "PortfolioFilter!",
      resolve: async (photograph: Photograph, _args: object, context: ResolverContext) =>
        filterOf(photograph, await pageOf(photograph, context)),
    },
    title: {
      type: "String!",
      resolve: async (photograph: Photograph, _args: object, context: ResolverContext) => {
        const page = await pageOf(photograph, context);
        const category = filterOf(photograph, page)?.name ?? "";
        return headText(page.photograph.title, { name: photograph.name, category });
      },
    },
    description: {
      type: "String!",
      resolve: async (photograph: Photograph, _args: object, context: ResolverContext) =>
        headText((await pageOf(photograph, context)).photograph.description, {
          alt: photograph.image.alt,
        }),
    },
  },
};
