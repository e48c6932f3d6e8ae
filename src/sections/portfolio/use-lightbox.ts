import { useCallback, useEffect, useState } from "react";
import { openDocument } from "../../lib/load-page";
import { isRemovedScript } from "../../lib/removed-script";
import { savesData } from "../../lib/saves-data";
import { type OpenedPhoto, previewIn } from "./opened-photo";

const load = () => import("./photo-lightbox");

const firstInteractions = ["scroll", "pointermove", "keydown"];

/**
 * The lightbox of the gallery. Its script loads on the visitor's first scroll, pointer move or key press, so that it is
 * ready when a photograph is opened. Under Save-Data it loads only on opening. If a release has removed the script, a press
 * opens the photograph's page instead. Another view closes the lightbox, also before its script has loaded.
 * @param view the address of the view that the page shows
 */
export function useLightbox(view: string) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const [opened, setOpened] = useState<OpenedPhoto>();
  /* The photograph that could not be opened. */
  const [failed, setFailed] = useState<Queries.PortfolioTileFragment>();
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
  const open = useCallback(
    (photograph: Queries.PortfolioTileFragment, tile: HTMLElement) => {
      setFailed(undefined);
      setOpened({ photograph, preview: previewIn(tile, photograph) });
      const followIfRemoved = async (error: unknown) => {
        const isRemoved = await isRemovedScript(error);
        if (isRemoved) openDocument(photograph.path);
        return isRemoved;
      };
      fetchScript().then(
        ({ preloadAdapter }) => preloadAdapter().catch(followIfRemoved),
        async (error) => {
          if (await followIfRemoved(error)) return;
          setOpened(undefined);
          setFailed(photograph);
        },
      );
    },
    [fetchScript],
  );
  const close = useCallback(() => setOpened(undefined), []);
  useEffect(() => close, [view, close]);
  return { opened, failed, PhotoLightbox: loaded?.PhotoLightbox, preload, open, close };
}
