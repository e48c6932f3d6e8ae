import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import SimpleReactLightbox, { SRLWrapper, useLightbox } from "simple-react-lightbox";

export interface LightboxAdapterProps {
  /** The address of a picture that is already loaded. */
  src: string;
  alt: string;
}

/**
 * Wraps simple-react-lightbox (about 100 KB of gzip, no longer maintained), which shows the picture. It has no dialog
 * role, focus handling or error state, so `Lightbox` has these and the buttons. This component works around four defects:
 * - It renders into the body, outside the dialog. Move its node in, and back before React removes it.
 * - It closes on any mouse click. Stop `mousedown` before it reaches the library.
 * - It leaves inline styles on the page. Remove them.
 * - It blocks pinch zoom permanently. Stop touches with two fingers before they reach the library.
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
      onLightboxClosed: moveNodeBack,
    }),
    [],
  );
  useLayoutEffect(() => stopClicks(home.current?.closest("dialog")), []);
  useEffect(() => {
    document.documentElement.addEventListener("touchstart", allowPinch, { passive: true });
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

/** Opens the library's lightbox on each render until it opens: it ignores calls until it has read its elements. */
function OpenAtOnce({ opened }: { opened: RefObject<boolean> }) {
  const { openLightbox } = useLightbox();
  useEffect(() => {
    if (!opened.current) openLightbox(0);
  });
  return null;
}

const findNode = () => document.getElementById("SRLLightbox");

function moveNodeBack() {
  const node = findNode();
  if (node) document.body.append(node);
}

/** Its cleanup runs before React removes any node. */
function stopClicks(dialog: Element | null | undefined): () => void {
  const hold = (event: Event) => event.stopPropagation();
  dialog?.addEventListener("mousedown", hold);
  return () => {
    moveNodeBack();
    dialog?.removeEventListener("mousedown", hold);
  };
}

/**
 * Stops touches with two fingers before they reach the document, where the library cancels them. This listener is never
 * removed, because the library's never is: its cleanup adds the listener again.
 */
function allowPinch(event: TouchEvent) {
  if (event.touches.length > 1) event.stopPropagation();
}

/** Uses a timeout, because the library sets the style again while it unmounts. */
function removeStyles() {
  setTimeout(() => document.body.style.removeProperty("margin-right"));
}

/** React 18.3 warns about default props of function components, and React 19 ignores them, so pass them explicitly. */
const defaults = { ...SRLWrapper.defaultProps };
SRLWrapper.defaultProps = undefined;

/** Values from the specification (section 9): fade 250 ms, swipe 500 ms. */
const options = {
  settings: {
    overlayColor: "transparent", // The dialog has the background.
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
  "#SRLLightbox, .SRLContainer, .SRLElementContainer, .SRLElementWrapper": {
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    opacity: "1 !important",
    cursor: "default",
  },
  ".SRLImage": {
    maxInlineSize: "min(100cqi, 72rem)",
    maxBlockSize: "100cqb",
    cursor: "default",
  },
} as const;
