import type { BookLabels } from "../../components/price-rows";
import { type Tab, Tabs } from "../../components/tabs";
import { CategoryPanel } from "./category-panel";
import { type HashCategory, useCategoryHash } from "./use-category-hash";

export interface CategoryTabsProps extends BookLabels {
  /** All of them: an address may name one that has no tab. */
  categories: readonly (Tab & HashCategory & Queries.CategoryPanelFragment)[];
  /** The name of the row for screen readers. */
  label: string;
}

/** The categories that have a tab, one of them shown. A component of its own, so that a change of tab renders no more. */
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
