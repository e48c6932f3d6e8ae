import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import SimpleReactLightbox, { SRLWrapper, useLightbox } from "simple-react-lightbox";
import { token } from "../theme/token";

export interface LightboxAdapterProps {
  /** A file that is already loaded. */
  src: string;
  alt: string;
}

/**
 * simple-react-lightbox, and all there is to know about it. It shows the picture on its own ground; whatever a dialog
 * must be, it is not, so it does not open, close or listen here: `Lightbox` around it does. Four things are set right:
 * it draws into the body, outside the dialog (its node is taken in, and given back before React removes it); it
 * closes at any mouse click (which does not reach it); it leaves styles behind; and it stops pinching, for good (touches
 * of two fingers do not reach it).
 */
export function LightboxAdapter({ src, alt }: LightboxAdapterProps) {
  const home = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  const elements = useMemo(() => [{ src, caption: alt }], [src, alt]);
  const callbacks = useMemo(
    () => ({
      onLightboxOpened: () => {
        opened.current = true;
        const node = findNode();
        if (node) home.current?.append(node);
      },
      onLightboxClosed: giveBack,
    }),
    [],
  );
  useLayoutEffect(() => keepFromClicks(home.current?.closest("dialog")), []);
  useEffect(() => {
    document.documentElement.addEventListener("touchstart", keepPinching, { passive: true });
    return removeStyles;
  }, []);
  return (
    <div ref={home} css={frame}>
      <SimpleReactLightbox>
        <SRLWrapper {...defaults} elements={elements} options={options} callbacks={callbacks} />
        <OpenAtOnce opened={opened} />
      </SimpleReactLightbox>
    </div>
  );
}

/** The library takes the call only once it has read its elements, a few renders later; it says so to no one. */
function OpenAtOnce({ opened }: { opened: RefObject<boolean> }) {
  const { openLightbox } = useLightbox();
  useEffect(() => {
    if (!opened.current) openLightbox(0);
  });
  return null;
}

const findNode = () => document.getElementById("SRLLightbox");

function giveBack() {
  const node = findNode();
  if (node) document.body.append(node);
}

/** Its end comes before React removes anything. */
function keepFromClicks(dialog: Element | null | undefined): () => void {
  const hold = (event: Event) => event.stopPropagation();
  dialog?.addEventListener("mousedown", hold);
  return () => {
    giveBack();
    dialog?.removeEventListener("mousedown", hold);
  };
}

/**
 * Keeps a touch of two fingers from the document, where the library cancels it. Stays for good: where the library means
 * to remove its listener, it adds it once more.
 */
function keepPinching(event: TouchEvent) {
  if (event.touches.length > 1) event.stopPropagation();
}

/** In a moment: the library sets a style once more as it goes. */
function removeStyles() {
  setTimeout(() => {
    document.body.style.removeProperty("margin-right");
    document.documentElement.style.removeProperty("--vh");
  });
}

/** React 18.3 warns of default props on a function, and 19 passes them over: they are handed over by hand. */
const defaults = { ...SRLWrapper.defaultProps };
SRLWrapper.defaultProps = undefined;

/** The specification's numbers (section 9): black at 0.8, fade 250 ms, swipe 500 ms. */
const options = {
  settings: {
    overlayColor: token("black-80"),
    lightboxTransitionSpeed: 0.25,
    slideAnimationType: "slide",
    slideTransitionSpeed: 0.5,
    disableKeyboardControls: true,
    disablePanzoom: true,
    disableWheelControls: true,
  },
  buttons: {
    showAutoplayButton: false,
    showCloseButton: false,
    showDownloadButton: false,
    showFullscreenButton: false,
    showNextButton: false,
    showPrevButton: false,
    showThumbnailsButton: false,
  },
  caption: { showCaption: false },
  thumbnails: { showThumbnails: false },
  progressBar: { showProgressBar: false },
};

const frame = {
  position: "absolute",
  inset: 0,
  isolation: "isolate",
  /* The library's own ground, of the same black, takes the dialog's place. */
  "dialog:has(&)": { background: "none" },
  "#SRLLightbox, .SRLContainer, .SRLElementContainer, .SRLElementWrapper": {
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    opacity: "1 !important",
    cursor: "default",
  },
  ".SRLImage": {
    maxInlineSize: "min(100vw, 72rem)",
    maxBlockSize: "calc(100svh - 9rem)",
    cursor: "default",
  },
} as const;
