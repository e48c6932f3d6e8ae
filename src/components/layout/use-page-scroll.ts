import { useEffect, useState } from "react";
import { useBrowserLayoutEffect } from "../../hooks/use-browser-layout-effect";
import { watchView } from "../../hooks/use-in-view";
import type { DockProps } from "./dock";

/** Below this scroll position, in pixels, the header is solid (specification, section 9). */
const headerThreshold = 50;
/** Above this scroll position, in pixels, the dock keeps its size. */
const dockThreshold = 300;

/** The state that depends on scrolling: of the header, and of the dock, which is small while the visitor scrolls down. */
export function usePageScroll(pageKey: string): { headerSolid: boolean; dock: DockProps } {
  const [headerSolid, setHeaderSolid] = useState(false);
  const [scrollsDown, setScrollsDown] = useState(false);
  const isInTheWay = useAnyInView(pageKey, ".closing", view);
  const hidden = useAnyInView(pageKey, "form", view);
  const raised = useAnyInView(pageKey, ".dock-avoids", placeOfDock);
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
  return { headerSolid, dock: { small: scrollsDown || isInTheWay, hidden, raised } };
}

const view = { initially: false, margin: "0px" };
/* The lowest part of the screen. True at first, because the built HTML does not know the screen. */
const placeOfDock = { initially: true, margin: "-89% 0px 0px" };

/** Whether one of the page's elements is in a part of the screen: the screen with these margins. */
function useAnyInView(pageKey: string, selector: string, { initially, margin }: typeof view) {
  const [isInView, setIsInView] = useState(initially);
  useEffect(() => {
    const inView = new Set<Element>();
    const stop = watchView(
      document.querySelectorAll(selector),
      ({ target, isIntersecting }) => {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
        setIsInView(inView.size > 0);
      },
      { rootMargin: margin },
    );
    return () => {
      stop();
      setIsInView(initially);
    };
  }, [pageKey, selector, initially, margin]);
  return isInView;
}
