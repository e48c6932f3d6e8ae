import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import Slick from "react-slick";
import { circle } from "../theme/circle";
import { wideHero } from "../theme/media";
import { translucent } from "../theme/translucent";
import { Icon } from "./icon";

/** The display time of a slide in milliseconds (specification). */
const slideTime = 5000;

export interface SliderTrackProps {
  /** Contains the element marked `data-moving`, which the slides fill. */
  frame: HTMLElement;
  slides: readonly ReactNode[];
  pauseLabel: string;
  playLabel: string;
}

/**
 * react-slick, with what it lacks: a pause button, no autoplay under reduced motion, and hidden slides that cannot be
 * focused. The pointer does not pause it: the slides may fill the screen, and it would rest on them.
 */
export function SliderTrack({ frame, slides, pauseLabel, playLabel }: SliderTrackProps) {
  const container = frame.querySelector("[data-moving]");
  const [still] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [playing, setPlaying] = useState(!still);
  const [current, setCurrent] = useState(0);
  const slick = useRef<Slick>(null);
  /* `autoplay` pauses react-slick but does not resume it. A passive effect would run too late. */
  useLayoutEffect(() => {
    if (playing) slick.current?.slickPlay();
  }, [playing]);
  if (!container) return null;
  return (
    <>
      {createPortal(
        <div css={chain}>
          <Slick
            ref={slick}
            {...settings}
            autoplay={playing}
            speed={still ? 0 : 700}
            beforeChange={(_, next) => setCurrent(next)}
          >
            {slides.map((slide, index) => (
              <div key={index} {...(index !== current && { inert: "" })}>
                {slide}
              </div>
            ))}
          </Slick>
        </div>,
        container,
      )}
      <button
        type="button"
        css={button}
        aria-label={playing ? pauseLabel : playLabel}
        onClick={() => setPlaying(!playing)}
      >
        <Icon name={playing ? "pause" : "play"} />
      </button>
      {playing && <i key={current} css={progressLine} aria-hidden="true" />}
    </>
  );
}

/** The gold line at the bottom of the slider, which grows while a slide is shown. */
const progressLine = {
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 3,
  background: "var(--gold)",
  transformOrigin: "var(--start)",
  animation: `progress-line ${slideTime}ms linear`,
} as const;

const settings = {
  autoplaySpeed: slideTime,
  infinite: true,
  fade: true,
  arrows: false,
  accessibility: false,
  pauseOnHover: false,
  pauseOnFocus: false,
};

/* The part of slick-carousel's stylesheet that a fade needs. The library positions slides from the left in all
   locales. */
const chain = {
  "&, .slick-slider, .slick-list, .slick-track, .slick-slide, .slick-slide div": {
    blockSize: "100%",
  },
  /* A finger that moves sideways changes the slide, and does not scroll. */
  ".slick-slider": { touchAction: "pan-y" },
  ".slick-list": { overflow: "hidden" },
  ".slick-slide": { float: "left" },
} as const;

const button = {
  ...circle("2.75rem"),
  position: "absolute",
  insetBlockEnd: "1rem",
  insetInlineStart: "var(--gutter)",
  zIndex: 1,
  background: translucent("veil", "80%"),
  /* The text is at the start there, down to the bottom. */
  [wideHero]: {
    insetBlock: "calc(var(--header) + 1rem) auto",
    insetInline: "auto var(--gutter)",
  },
} as const;
