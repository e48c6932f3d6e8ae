import { PhotoPreload } from "../../components/photo-preload";
import { conditionOf, desktop, tablet } from "../../theme/media";

interface FirstRowProps {
  /** The photographs of the page. */
  photographs: readonly Queries.PortfolioTileFragment[];
}

/** Preloads the other photographs of the first row, for the page's `Head`. */
export function FirstRow({ photographs }: FirstRowProps) {
  const [, second, third] = photographs;
  return (
    <>
      {second && <PhotoPreload picture={second.image} media={conditionOf(tablet)} />}
      {third && <PhotoPreload picture={third.image} media={conditionOf(desktop)} />}
    </>
  );
}
