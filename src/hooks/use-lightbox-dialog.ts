import { useCallback, useEffect, useState } from "react";
import { savesData } from "../performance/saves-data";

type LightboxModule = typeof import("../components/lightbox");

const firstMoves = ["scroll", "pointermove", "keydown"];

/**
 * The lightbox's dialog, a small script of its own: fetched at the visitor's first scroll, pointer move or key, so that
 * it is there when a photograph is opened; under Save-Data only then.
 */
export function useLightboxDialog() {
  const [dialog, setDialog] = useState<LightboxModule>();
  const fetchDialog = useCallback(async () => {
    const fetched = await import("../components/lightbox");
    setDialog(fetched);
    return fetched;
  }, []);
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
  /** The library behind it too, when the visitor reaches for a photograph. */
  const warm = useCallback(() => {
    if (savesData()) return;
    fetchDialog()
      .then(({ loadStage }) => loadStage())
      .catch(() => undefined);
  }, [fetchDialog]);
  return { dialog, fetchDialog, warm };
}
