import { useEffect, useState } from "react";
import { useBrowserLayoutEffect } from "../../hooks/use-browser-layout-effect";
import { watchView } from "../../hooks/use-in-view";

/** Below this scroll position, in pixels, the header is solid (specification, section 9). */
const headerThreshold = 50;
/** Above this scroll position, in pixels, the dock keeps its size. */
const dockThreshold = 300;

export interface PageScroll {
  readonly headerSolid: boolean;
  readonly dockSmall: boolean;
}

/** The state that depends on scrolling: of the header, and of the dock, which is small while the visitor scrolls down. */
export function usePageScroll(pageKey: string): PageScroll {
  const [headerSolid, setHeaderSolid] = useState(false);
  const [scrollsDown, setScrollsDown] = useState(false);
  const isInTheWay = useDockInTheWay(pageKey);
  useBrowserLayoutEffect(() => {
    let last = scrollY;
    let frame = 0;
    const update = () => {
      frame = 0;
      setHeaderSolid(scrollY > headerThreshold);
      const moved = scrollY - last;
      if (Math.abs(moved) <= 4) return;
      last = scrollY;
      setScrollsDown((before) => moved > 0 && (before || scrollY > dockThreshold));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    document.documentElement.classList.add("can-reveal");
    addEventListener("scroll", schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", schedule);
    };
  }, []);
  return { headerSolid, dockSmall: scrollsDown || isInTheWay };
}

/** Whether a form, a closing section or the actions of a photograph are in view, where the dock would be in the way. */
function useDockInTheWay(pageKey: string): boolean {
  const [isInTheWay, setIsInTheWay] = useState(false);
  useEffect(() => {
    const inView = new Set<Element>();
    const stop = watchView(
      document.querySelectorAll("form, .closing, .dock-avoids"),
      ({ target, isIntersecting }) => {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
        setIsInTheWay(inView.size > 0);
      },
    );
    return () => {
      stop();
      setIsInTheWay(false);
    };
  }, [pageKey]);
  return isInTheWay;
}
