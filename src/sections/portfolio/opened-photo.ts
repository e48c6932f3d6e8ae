import type { Preview } from "../../components/lightbox";

export interface OpenedPhoto {
  readonly photograph: Queries.PortfolioTileFragment;
  readonly preview: Preview | undefined;
}

/** The picture of a tile, if it is in sight and has loaded, and is no crop: its sides would appear later. */
export function previewIn(
  tile: HTMLElement,
  { image: { full } }: OpenedPhoto["photograph"],
): Preview | undefined {
  const image = tile.querySelector("img");
  if (!image?.complete) return undefined;
  const { top, bottom } = image.getBoundingClientRect();
  const isInSight = bottom > 0 && top < innerHeight;
  const cut = (image.naturalWidth / image.naturalHeight / full.width) * full.height - 1;
  return isInSight && Math.abs(cut) < 0.01 ? { src: image.currentSrc, image } : undefined;
}
