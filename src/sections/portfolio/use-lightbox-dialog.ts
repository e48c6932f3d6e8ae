import { useCallback, useEffect, useState } from "react";
import { savesData } from "../../lib/saves-data";

/** What the dialog's script exports besides the dialog. */
interface DialogModule {
  /** Fetches the library behind it. */
  loadAdapter: () => Promise<unknown>;
}

const firstMoves = ["scroll", "pointermove", "keydown"];

/**
 * The lightbox's dialog, a small script of its own: fetched at the visitor's first scroll, pointer move or key, so that
 * it is there when a photograph is opened; under Save-Data only then. `load` must stay the same function.
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
    const stir = () => {
      rest();
      fetchDialog().catch(() => undefined);
    };
    const rest = () => firstMoves.forEach((move) => removeEventListener(move, stir));
    firstMoves.forEach((move) => addEventListener(move, stir, { passive: true }));
    return rest;
  }, [fetchDialog]);
  /** Loads the library behind it too; for the moment when the visitor reaches for a photograph. */
  const preload = useCallback(() => {
    if (savesData()) return;
    fetchDialog()
      .then(({ loadAdapter }) => loadAdapter())
      .catch(() => undefined);
  }, [fetchDialog]);
  return { dialog, fetchDialog, preload };
}
