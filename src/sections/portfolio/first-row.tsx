import { PhotoPreload } from "../../components/photo-preload";
import { conditionOf, desktop, tablet } from "../../theme/media";

export interface FirstRowProps {
  /** The photographs of the first page. */
  items: readonly Queries.PortfolioTileFragment[];
}

/** For the page's `Head`: the photographs beside the first, as many as the row is long. */
export function FirstRow({ items }: FirstRowProps) {
  const [, second, third] = items;
  return (
    <>
      {second && <PhotoPreload picture={second.image} media={conditionOf(tablet)} />}
      {third && <PhotoPreload picture={third.image} media={conditionOf(desktop)} />}
    </>
  );
}
