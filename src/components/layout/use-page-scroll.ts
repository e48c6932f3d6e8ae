import { useState } from "react";
import { useBrowserLayoutEffect } from "../../hooks/use-browser-layout-effect";

/** Below this scroll position, in pixels, the header is solid (specification, section 9). */
const headerThreshold = 50;
/** A `.reveal` element becomes active when its top is above this part of the viewport (specification, section 9). */
const revealThreshold = 0.85;
/** The elements that the dock must not cover. Of large ones, a part at the edge of the screen may be covered. */
const dockAvoids = "form, .closing";
const dockAvoidsWhole = ".dock-avoids";

export interface PageScroll {
  readonly headerSolid: boolean;
  readonly dockAway: boolean;
}

function activateRevealed() {
  const line = innerHeight * revealThreshold;
  for (const element of document.querySelectorAll(".reveal:not(.is-active)")) {
    if (element.getBoundingClientRect().top < line) element.classList.add("is-active");
  }
}

/** @param edge the part of the screen at its top and at its bottom that does not count */
function isAnyInView(selector: string, edge: number): boolean {
  return [...document.querySelectorAll(selector)].some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight * (1 - edge) && bottom > innerHeight * edge;
  });
}

/**
 * The state that depends on scrolling: the header, the dock, and the elements that are revealed. A new `pageKey` resets
 * it before the new page is painted.
 */
export function usePageScroll(pageKey: string): PageScroll {
  const [state, setState] = useState<PageScroll>({ headerSolid: false, dockAway: false });
  useBrowserLayoutEffect(() => {
    let last = scrollY;
    let frame = 0;
    const update = () => {
      frame = 0;
      activateRevealed();
      const down = scrollY > last + 4;
      const up = scrollY < last - 4;
      if (down || up) last = scrollY;
      const avoid = isAnyInView(dockAvoids, 0.2) || isAnyInView(dockAvoidsWhole, 0);
      setState((previous) => {
        const headerSolid = scrollY > headerThreshold;
        const dockAway = avoid || (down && scrollY > 300) || (previous.dockAway && !up && !avoid);
        const same = previous.headerSolid === headerSolid && previous.dockAway === dockAway;
        return same ? previous : { headerSolid, dockAway };
      });
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    document.documentElement.classList.add("can-reveal");
    addEventListener("scroll", schedule, { passive: true });
    addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", schedule);
      removeEventListener("resize", schedule);
    };
  }, [pageKey]);
  return state;
}
