import { useCallback, useEffect, useState } from "react";
import { savesData } from "../../lib/saves-data";

/** The exports of the dialog's module, besides the dialog. */
interface DialogModule {
  /** Loads the component that shows the picture. */
  loadAdapter: () => Promise<unknown>;
}

const firstInteractions = ["scroll", "pointermove", "keydown"];

/**
 * Loads the lightbox dialog on the visitor's first scroll, pointer move or key press, so that it is ready when a
 * photograph is opened. Under Save-Data it loads only on opening.
 * @param load must be stable
 */
export function useLightboxDialog<Module extends DialogModule>(load: () => Promise<Module>) {
  const [dialog, setDialog] = useState<Module>();
  const fetchDialog = useCallback(async () => {
    const fetched = await load();
    setDialog(fetched);
    return fetched;
  }, [load]);
  useEffect(() => {
    if (savesData()) return;
    const onInteraction = () => {
      stopListening();
      fetchDialog().catch(() => undefined);
    };
    const stopListening = () =>
      firstInteractions.forEach((type) => removeEventListener(type, onInteraction));
    firstInteractions.forEach((type) => addEventListener(type, onInteraction, { passive: true }));
    return stopListening;
  }, [fetchDialog]);
  /** Also loads the component that shows the picture. */
  const preload = useCallback(() => {
    if (savesData()) return;
    fetchDialog()
      .then(({ loadAdapter }) => loadAdapter())
      .catch(() => undefined);
  }, [fetchDialog]);
  return { dialog, fetchDialog, preload };
}
