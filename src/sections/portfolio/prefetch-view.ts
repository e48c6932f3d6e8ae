import { loadPage } from "../../lib/load-page";
import { loadPicture } from "../../lib/load-picture";
import { savesData } from "../../lib/saves-data";
import { conditionOf, phone } from "../../theme/media";

/**
 * Loads the page of a view and, with `thumbnails`, the pictures that it shows, so that a press shows it at once. Does
 * nothing under Save-Data.
 */
export function prefetchView(address: string, { thumbnails = false } = {}): void {
  if (savesData()) return;
  const page = loadPage(address);
  if (thumbnails) void page.then((loaded) => loaded && loadThumbnails(loaded.json.data));
}

function loadThumbnails(data: unknown): void {
  const { page } = data as Queries.PortfolioQuery;
  const isPhone = matchMedia(conditionOf(phone)).matches;
  for (const { image } of page?.view.photographs ?? []) {
    loadPicture((isPhone && image.landscape) || image.image).catch(() => undefined);
  }
}
