import { useCallback, useEffect, useState } from "react";
import { savesData } from "../../lib/saves-data";
import type { OpenedPhoto } from "./opened-photo";

const load = () => import("./photo-lightbox");

export interface GalleryLightbox {
  readonly opened: OpenedPhoto | undefined;
  /** The photograph that could not be opened. */
  readonly failed: Queries.PortfolioTileFragment | undefined;
  /** The lightbox, once its script has loaded. */
  readonly PhotoLightbox: Awaited<ReturnType<typeof load>>["PhotoLightbox"] | undefined;
  readonly preload: () => void;
  readonly open: (item: Queries.PortfolioTileFragment, tile: HTMLElement) => void;
  readonly close: () => void;
}

const firstInteractions = ["scroll", "pointermove", "keydown"];

/**
 * The lightbox of the gallery. Its script loads on the visitor's first scroll, pointer move or key press, so that it is
 * ready when a photograph is opened. Under Save-Data it loads only on opening. Another view closes it, also before its
 * script has loaded.
 * @param view the address of the view that the page shows
 * @param onOpen must be stable
 */
export function useLightbox(view: string, onOpen: () => void): GalleryLightbox {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const [opened, setOpened] = useState<OpenedPhoto>();
  const [failed, setFailed] = useState<GalleryLightbox["failed"]>();
  const fetchScript = useCallback(async () => {
    const script = await load();
    setLoaded(script);
    return script;
  }, []);
  useEffect(() => {
    if (savesData()) return;
    const onInteraction = () => {
      stopListening();
      fetchScript().catch(() => undefined);
    };
    const stopListening = () =>
      firstInteractions.forEach((type) => removeEventListener(type, onInteraction));
    firstInteractions.forEach((type) => addEventListener(type, onInteraction, { passive: true }));
    return stopListening;
  }, [fetchScript]);
  /** Also loads the component that shows the picture. */
  const preload = useCallback(() => {
    if (savesData()) return;
    fetchScript()
      .then(({ preloadAdapter }) => preloadAdapter())
      .catch(() => undefined);
  }, [fetchScript]);
  const open = useCallback<GalleryLightbox["open"]>(
    (item, tile) => {
      onOpen();
      setFailed(undefined);
      setOpened({ item, thumbnail: tile.querySelector("img")?.currentSrc ?? "" });
      fetchScript().catch(() => {
        setOpened(undefined);
        setFailed(item);
      });
    },
    [fetchScript, onOpen],
  );
  const close = useCallback(() => setOpened(undefined), []);
  useEffect(() => close, [view, close]);
  return { opened, failed, PhotoLightbox: loaded?.PhotoLightbox, preload, open, close };
}
