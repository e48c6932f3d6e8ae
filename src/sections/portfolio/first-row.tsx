import { PhotoPreload } from "../../components/photo-preload";
import { desktop, tablet } from "../../theme/media";

export interface FirstRowProps {
  /** The photographs of the first page. */
  items: readonly Queries.PortfolioTileFragment[];
}

/** For the page's `Head`: the photographs beside the first, as many as the row is long. */
export function FirstRow({ items }: FirstRowProps) {
  const [, second, third] = items;
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
