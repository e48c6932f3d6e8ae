import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { desktop } from "../../theme/media";
import { OffersLine } from "../shared/offers-line";
import { PriceRowWords } from "../shared/price-rows";
import { CategoryTabs } from "./category-tabs";
import { CategoryWithoutTab } from "./category-without-tab";
import { PrintHead } from "./print-head";
import { ServiceSearch } from "./service-search";

interface PriceListProps {
  page: Queries.ServicesPriceListFragment;
  categories: readonly Queries.PriceListCategoryFragment[];
  offers: Queries.OffersLineFragment;
  path: string;
}

/**
 * All prices: the chosen tab, then the categories without tabs. The print stylesheet (static/price-list-print.css)
 * shows them as a menu in two columns.
 */
export function PriceList({ page, categories, offers, path }: PriceListProps) {
  const { tabsLabel, furtherText, search, goodToKnow, offersText, offersAction } = page;
  const further = categories.filter(({ hasTab }) => !hasTab);
  return (
    <PriceRowWords.Provider value={page}>
      <div className="price-list">
        <PrintHead {...page} />
        <Section label={tabsLabel}>
          <ServiceSearch
            path={path}
            categories={categories}
            labels={search}
            goodToKnow={goodToKnow?.heading}
          />
          <CategoryTabs
            categories={categories}
            label={tabsLabel}
            furtherText={furtherText}
            goodToKnow={goodToKnow?.heading}
          />
          <OffersLine
            offers={offers}
            text={offersText}
            action={offersAction}
            className="wrap"
            styles={belowTabs}
          />
        </Section>
        {further.length > 0 && (
          <Section background="blush" className="section">
            <div className="wrap" css={more}>
              {further.map((category) => (
                <CategoryWithoutTab key={category.key} category={category} />
              ))}
            </div>
          </Section>
        )}
      </div>
    </PriceRowWords.Provider>
  );
}

const belowTabs = {
  paddingBlockEnd: "clamp(3rem, 6vw, 6rem)",
  color: "var(--fg-2)",
  a: { color: "var(--fg)" },
  /* In line with the prices, in the sixth of twelve columns. */
  [desktop]: {
    paddingInlineStart:
      "calc(var(--gutter) + (min(100%, var(--max)) - 2 * var(--gutter) + var(--gap)) * 5 / 12)",
  },
} as const;

const more = { display: "grid", gap: "clamp(4rem, 8vw, 8rem)" } as const;

export const fragment = graphql`
  fragment ServicesPriceList on ServicesPage {
    tabsLabel
    furtherText
    offersText
    offersAction {
      label
      path
    }
    ...PriceRowWords
    ...PrintHead
    search {
      ...ServiceSearchLabels
    }
    goodToKnow {
      heading
    }
  }

  fragment PriceListCategory on ServiceCategory {
    key
    aliases
    label
    icon
    hasTab
    heading
    intro
    picture {
      ...Photo
    }
    services {
      ...PriceRow
    }
    ...SearchCategory
  }
`;
