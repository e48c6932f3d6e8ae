import type { ReactNode } from "react";
import { Photo } from "../../components/photo";
import { removeWishes } from "../../hooks/use-stored-wishes";
import { loadPage } from "../../lib/load-page";

export interface LoadedPhotograph {
  readonly name: string;
  /** The service that it shows, and its price. */
  readonly details?: string;
  readonly picture?: ReactNode;
}

/**
 * A photograph, from the data of its own page; undefined if the network did not load it. One whose page is gone leaves
 * the list.
 * @param key such as `nails/french-almond`
 * @param address of its page
 */
export async function loadPhotograph(
  key: string,
  address: string,
  comma: string,
): Promise<LoadedPhotograph | undefined> {
  const page = await loadPage(address);
  const data = page?.json.data as Partial<Queries.PhotographQuery> | undefined;
  const photograph = data?.photograph;
  if (page !== undefined && !photograph) removeWishes([key]);
  if (!photograph) return undefined;
  const picture = { alt: photograph.image.alt, image: photograph.image.thumbnail };
  const { name, price, duration } = photograph.service ?? {};
  const details = [name, price?.text, duration].filter(Boolean).join(comma);
  return { name: photograph.name, details, picture: <Photo picture={picture} sizes="4.5rem" /> };
}
