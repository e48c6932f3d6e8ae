import { Fragment } from "react";
import { Tabs } from "../../components/tabs";
import { useSalon } from "../../hooks/use-page";
import { CategoryPanel } from "./category-panel";
import { useCategoryHash } from "./use-category-hash";

interface CategoryTabsProps {
  /** All categories: an address can name one without a tab. */
  categories: readonly Queries.PriceListCategoryFragment[];
  label: string;
  /** The text before the links to the categories without tabs. */
  furtherText: string;
  /** The heading of what clients should know, which the last link leads to; undefined if the page has none. */
  goodToKnow?: string | undefined;
}

/**
 * The categories with tabs, and links to those without, which are further down the page. It renders separately, so that
 * switching tabs does not render the rest of the page.
 */
export function CategoryTabs({ categories, label, furtherText, goodToKnow }: CategoryTabsProps) {
  const { chosen, shown, choose, isBuilt } = useCategoryHash(categories);
  const { comma } = useSalon();
  const tabs = categories.filter(({ hasTab }) => hasTab);
  const further: { key: string; label: string }[] = categories.filter(({ hasTab }) => !hasTab);
  if (goodToKnow) further.push({ key: "good-to-know", label: goodToKnow });
  return (
    <>
      {tabs.length > 0 && <Tabs tabs={tabs} selected={chosen} label={label} onSelect={choose} />}
      {further.length > 0 && (
        <p className="wrap small" css={links}>
          <span className="soft">{furtherText}</span>{" "}
          {further.map((category, index) => (
            <Fragment key={category.key}>
              <span className="dock-avoids">
                <a className="link" href={`#${category.key}`}>
                  {category.label}
                </a>
                {index < further.length - 1 && comma.trimEnd()}
              </span>{" "}
            </Fragment>
          ))}
        </p>
      )}
      {tabs.map((category) => (
        <CategoryPanel
          key={category.key}
          category={category}
          active={category.key === shown}
          isBuilt={isBuilt}
        />
      ))}
    </>
  );
}

/* A line does not begin with a comma. */
const links = {
  paddingBlockStart: "0.75rem",
  "span + span": { whiteSpace: "nowrap" },
  a: { whiteSpace: "normal" },
} as const;
