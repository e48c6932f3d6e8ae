import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { savesData } from "../lib/saves-data";
import { whenIdle } from "../lib/when-idle";
import type { SliderTrackProps } from "./slider-track";

interface SliderProps {
  slides: readonly ReactNode[];
  pauseLabel: string;
  playLabel: string;
  /** The class of the frame that the slides fill. */
  className?: string;
}

/**
 * A slideshow. The first slide is plain HTML, and with a single slide nothing else is loaded. With several, react-slick
 * loads once the first picture has loaded and the browser is idle, but not under Save-Data.
 */
export function Slider({ slides, pauseLabel, playLabel, className }: SliderProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState<{
    Track: ComponentType<SliderTrackProps>;
    frame: HTMLElement;
  }>();
  const several = slides.length > 1;
  useEffect(() => {
    const element = frame.current;
    const picture = element?.querySelector("img");
    if (!several || !element || !picture || savesData()) return;
    let current = true;
    const load = () =>
      whenIdle(() => {
        import("./slider-track").then(
          ({ SliderTrack }) => current && setMoving({ Track: SliderTrack, frame: element }),
          () => undefined, // The first slide stays.
        );
      });
    if (picture.complete) load();
    else picture.addEventListener("load", load, { once: true });
    return () => {
      current = false;
      picture.removeEventListener("load", load);
    };
  }, [several]);
  return (
    <>
      <div ref={frame} className={className}>
        <div css={plain} {...(moving && { inert: "", "aria-hidden": true })}>
          {slides[0]}
        </div>
        {several && <div css={container} data-moving />}
      </div>
      {moving && (
        <moving.Track
          frame={moving.frame}
          slides={slides}
          pauseLabel={pauseLabel}
          playLabel={playLabel}
        />
      )}
    </>
  );
}

const plain = { display: "contents" } as const;

const container = { position: "absolute", inset: 0, isolation: "isolate" } as const;
