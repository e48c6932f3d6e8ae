import { PhotoPreload } from "../../components/photo-preload";
import { everyCategory } from "./portfolio-address";
import { portfolioPage } from "./portfolio-page";
import { desktop, tablet } from "../../theme/media";

export interface FirstRowProps {
  items: readonly Queries.PortfolioTileFragment[];
}

/** For the page's `Head`: the photographs beside the first, as many as the row is long. */
export function FirstRow({ items }: FirstRowProps) {
  const [, second, third] = portfolioPage(items, { category: everyCategory, page: 1 }).items;
  return (
    <>
      {second && <PhotoPreload picture={second.image} media={condition(tablet)} />}
      {third && <PhotoPreload picture={third.image} media={condition(desktop)} />}
    </>
  );
}

function condition(rule: string): string {
  return rule.replace("@media ", "");
}
