import type { CreatePagesArgs } from "gatsby";
import { byCategory, interleave } from "../graphql/portfolio-order";
import { locales } from "../i18n/locales";
import {
  everyCategory,
  pageCount,
  pageSize,
  type PortfolioPhoto,
  resultPageAddress,
} from "../lib/result-pages";
import { writeJsonFiles } from "./json-files";

/** The same fields as the fragment `PortfolioTile`; `createPages` knows no fragments. */
const query = /* GraphQL */ `
  query ResultPages($locale: String!) {
    allPortfolioItem(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        jsonId
        category
        image {
          alt
          focus {
            x
            y
          }
          image
          full: image(preset: LIGHTBOX)
        }
      }
    }
  }
`;

/** Every result page of a locale, by its address: those of each category in list order, those of all in turns. */
export function resultPages(
  locale: string,
  photos: readonly PortfolioPhoto[],
): Map<string, readonly PortfolioPhoto[]> {
  const lists = byCategory(photos);
  const views = [
    { category: everyCategory, list: interleave(lists) },
    ...lists.map((list) => ({ category: list[0]?.category ?? "", list })),
  ];
  const pages = views.flatMap(({ category, list }) =>
    Array.from({ length: pageCount(list.length) }, (_, index) => {
      const shown = list.slice(index * pageSize, (index + 1) * pageSize);
      return [resultPageAddress(locale, { category, page: index + 1 }), shown] as const;
    }),
  );
  return new Map(pages);
}

/** Writes the result pages of every locale. Throws when the photographs cannot be queried. */
export async function writeResultPages(
  publicDir: string,
  graphql: CreatePagesArgs["graphql"],
): Promise<void> {
  const files = new Map<string, unknown>();
  for (const { code } of locales) {
    const { data, errors } = await graphql<Queries.ResultPagesQuery>(query, { locale: code });
    if (!data || errors) throw new Error(`The portfolio cannot be queried: ${String(errors)}`);
    for (const [address, photos] of resultPages(code, data.allPortfolioItem.nodes)) {
      files.set(address, photos);
    }
  }
  await writeJsonFiles(publicDir, "result-pages", files);
}
