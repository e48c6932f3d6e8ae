import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import Slick from "react-slick";
import { slideTime, tick } from "../theme/tick";
import { token } from "../theme/token";
import { Icon } from "./icon";

export interface SliderTrackProps {
  /** Holds the place, marked `data-moving`, that the slides fill; hover and focus in its section hold them. */
  frame: HTMLElement;
  slides: readonly ReactNode[];
  pauseLabel: string;
  playLabel: string;
}

/**
 * react-slick with what it lacks: a pause button, a pause while the visitor points at the section or has focus in it,
 * no autoplay under reduced motion, and slides out of view that cannot be focused.
 */
export function SliderTrack({ frame, slides, pauseLabel, playLabel }: SliderTrackProps) {
  const place = frame.querySelector("[data-moving]");
  const [still] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [playing, setPlaying] = useState(!still);
  const [held, hold] = useHeld(frame);
  const [current, setCurrent] = useState(0);
  const slick = useRef<Slick>(null);
  const running = playing && !held;
  /* The property holds the slides for good, and does not set them going again; a later effect would come too late. */
  useLayoutEffect(() => {
    if (running) slick.current?.slickPlay();
  }, [running]);
  const toggle = () => {
    setPlaying(!playing);
    hold(false);
  };
  if (!place) return null;
  return (
    <>
      {createPortal(
        <div css={chain}>
          <Slick
            ref={slick}
            {...settings}
            autoplay={running}
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
        place,
      )}
      <button
        type="button"
        css={button}
        aria-label={playing ? pauseLabel : playLabel}
        onClick={toggle}
      >
        <Icon name={playing ? "pause" : "play"} />
      </button>
      {running && <i key={current} css={tick} aria-hidden="true" />}
    </>
  );
}

/** Whether the visitor points at the section around the slides, or has focus in it. */
function useHeld(frame: HTMLElement) {
  const section = frame.closest("section");
  const [held, hold] = useState(section?.matches(":hover, :focus-within") === true);
  useEffect(() => {
    const on = () => hold(true);
    const off = () => hold(section?.contains(document.activeElement) === true);
    const leave = ({ relatedTarget }: FocusEvent) =>
      hold(relatedTarget instanceof Node && section?.contains(relatedTarget) === true);
    section?.addEventListener("pointerenter", on);
    section?.addEventListener("focusin", on);
    section?.addEventListener("pointerleave", off);
    section?.addEventListener("focusout", leave);
    return () => {
      section?.removeEventListener("pointerenter", on);
      section?.removeEventListener("focusin", on);
      section?.removeEventListener("pointerleave", off);
      section?.removeEventListener("focusout", leave);
    };
  }, [section]);
  return [held, hold] as const;
}

const settings = {
  autoplaySpeed: slideTime,
  infinite: true,
  fade: true,
  arrows: false,
  accessibility: false,
  pauseOnHover: false,
  pauseOnFocus: false,
};

/* Of slick-carousel's stylesheet, what a fade needs. The library lays its slides out from the left in every page. */
const chain = {
  "&, .slick-slider, .slick-list, .slick-track, .slick-slide, .slick-slide div": {
    blockSize: "100%",
  },
  ".slick-list": { overflow: "hidden" },
  ".slick-slide": { float: "left" },
} as const;

const button = {
  position: "absolute",
  insetBlockEnd: "1rem",
  insetInlineStart: token("gutter"),
  zIndex: 1,
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  borderRadius: "50%",
  background: "rgb(var(--veil) / .8)",
  "&:focus-visible": { borderRadius: "50%" },
} as const;
