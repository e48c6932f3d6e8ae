import { useState } from "react";
import { useInViewOnce } from "../hooks/use-in-view-once";
import { savesData } from "../lib/saves-data";
import { token } from "../theme/token";

export interface LazyMapProps {
  /** The address of the map to embed. */
  src: string;
  title: string;
  /** The address of what stands there until then, four units wide to three high. */
  drawing: string;
  /** The button's words where the visitor saves data and must ask for the map. */
  showLabel: string;
}

/** A drawing of the map at once; the embedded one when it is nearly in view, or under Save-Data on demand. */
export function LazyMap({ src, title, drawing, showLabel }: LazyMapProps) {
  const [frame, near] = useInViewOnce<HTMLDivElement>();
  const [asked, setAsked] = useState(false);
  const shown = asked || (near && !savesData());
  return (
    <div ref={frame} className="pic" css={map}>
      <img src={drawing} alt={shown ? "" : title} width={800} height={600} loading="lazy" />
      {near && !shown && (
        <button type="button" className="btn btn--primary" onClick={() => setAsked(true)}>
          {showLabel}
        </button>
      )}
      {shown && <iframe src={src} title={title} />}
    </div>
  );
}

const map = {
  "--ar": "4 / 3",
  background: token("blush"),
  display: "grid",
  placeItems: "center",
  iframe: { position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%", border: 0 },
  button: { position: "relative" },
} as const;
