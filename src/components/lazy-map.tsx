import { useEffect, useRef, useState } from "react";
import { token } from "../theme/token";

export interface LazyMapProps {
  /** The address of the map to embed. */
  src: string;
  title: string;
  /** The button's words where the visitor saves data and must ask for the map. */
  showLabel: string;
}

/** A drawn map at once; the real one, from another host, when it is nearly in view, or under Save-Data on demand. */
export function LazyMap({ src, title, showLabel }: LazyMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"drawn" | "offered" | "shown">("drawn");
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setState(savesData() ? "offered" : "shown");
        observer.disconnect();
      },
      { rootMargin: "200px" },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className="pic" css={map}>
      <img
        src="/map.svg"
        alt={state === "shown" ? "" : title}
        width={800}
        height={600}
        loading="lazy"
      />
      {state === "offered" && (
        <button type="button" className="btn btn--primary" onClick={() => setState("shown")}>
          {showLabel}
        </button>
      )}
      {state === "shown" && <iframe src={src} title={title} />}
    </div>
  );
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

const map = {
  "--ar": "4 / 3",
  background: token("blush"),
  display: "grid",
  placeItems: "center",
  iframe: { position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%", border: 0 },
  button: { position: "relative" },
} as const;
