import type { BookLabels } from "../../components/price-rows";
import { type Tab, Tabs } from "../../components/tabs";
import { CategoryPanel } from "./category-panel";
import { type HashCategory, useCategoryHash } from "./use-category-hash";

export interface CategoryTabsProps extends BookLabels {
  /** All categories: an address can name one without a tab. */
  categories: readonly (Tab & HashCategory & Queries.CategoryPanelFragment)[];
  /** The accessible name of the tab list. */
  label: string;
}

/** The categories with tabs. It renders separately, so that switching tabs does not render the rest of the page. */
export function CategoryTabs({ categories, label, ...labels }: CategoryTabsProps) {
  const { chosen, shown, choose } = useCategoryHash(categories);
  const tabs = categories.filter(({ hasTab }) => hasTab);
  return (
    <>
      <Tabs tabs={tabs} selected={chosen} label={label} onSelect={choose} />
      {tabs.map((category) => (
        <CategoryPanel
          key={category.key}
          category={category}
          active={category.key === shown}
          {...labels}
        />
      ))}
    </>
  );
}
