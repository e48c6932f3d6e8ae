import { useEffect, useState } from "react";
import { useNear } from "../hooks/use-in-view";
import { savesData } from "../lib/saves-data";

interface LazyMapProps {
  src: string;
  title: string;
  /** The address of the placeholder image, in a 4:3 ratio. */
  drawing: string;
  showLabel: string;
  /** Shown on a map that cannot load. */
  failedText: string;
}

/** Shows a placeholder image, and loads the embedded map when it is near the viewport; under Save-Data, on request. */
export function LazyMap({ src, title, drawing, showLabel, failedText }: LazyMapProps) {
  const [frame, near] = useNear<HTMLDivElement>();
  const [isRequested, setIsRequested] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const shown = isRequested || (near && !savesData());
  /* A frame does not report that its host cannot be reached. */
  useEffect(() => {
    if (shown) fetch(src, { method: "HEAD", mode: "no-cors" }).catch(() => setHasFailed(true));
  }, [shown, src]);
  return (
    <div ref={frame} className="pic" css={map}>
      <img loading="lazy" src={drawing} alt={shown ? "" : title} width={800} height={600} />
      {near && !shown && (
        <button type="button" className="btn btn--primary" onClick={() => setIsRequested(true)}>
          {showLabel}
        </button>
      )}
      {shown && <iframe src={src} title={title} sandbox={sandbox} />}
      {hasFailed && <p className="g-petal">{failedText}</p>}
    </div>
  );
}

/*
 * Google Maps needs its own origin. The frame cannot submit a form or leave the page; a link opens in a new tab, which
 * is not restricted.
 */
const sandbox = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

const map = {
  "--ar": "4 / 3",
  inlineSize: "100%",
  maxBlockSize: "60svh", // A finger on a map moves the map, not the page.
  background: "var(--blush)",
  display: "grid",
  placeItems: "center",
  iframe: { position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%", border: 0 },
  "button, p": { position: "relative" },
  p: { placeSelf: "end", padding: "1rem" },
} as const;
