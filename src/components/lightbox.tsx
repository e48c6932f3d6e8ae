import {
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import { largestJpeg } from "../lib/largest-jpeg";
import { loadPicture } from "../lib/load-picture";
import { savesData } from "../lib/saves-data";
import { overlay, roundButton } from "../theme/dialog";
import { desktop } from "../theme/media";
import { token } from "../theme/token";
import { Icon } from "./icon";
import type { LightboxAdapterProps } from "./lightbox-adapter";
import type { PhotoData } from "./photo";

export interface LightboxLabels {
  readonly label: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly loading: string;
  readonly failed: string;
}

export interface LightboxProps {
  /** The picture to show; null closes the lightbox. */
  picture: PhotoData | null;
  /** A smaller picture that has already loaded. It shows until the large one is there. */
  preview?: Preview | undefined;
  labels: LightboxLabels;
  onClose: () => void;
  /** The name of the picture and links, below it. */
  children?: ReactNode;
}

/** A crop of the picture around its focal point. */
export interface Preview {
  readonly src: string;
  /** `object-position` of the crop in the whole picture. */
  readonly position: string;
}

/** The fade of the specification, in milliseconds; the adapter's options have the same value. */
const fade = 250;

/**
 * A photograph over the page. This component is the dialog, which opens at once: it traps focus, makes the page inert,
 * and shows the loading and error states. simple-react-lightbox shows the photograph, in `LightboxAdapter`, which loads
 * on the first opening.
 */
export function Lightbox({ picture, preview, labels, onClose, children }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { waiting, result } = useShown(picture);
  const failed = !!result && "failed" in result;
  /* Paint the dialog first. */
  const painted = useDeferredValue(preview);
  useEffect(() => {
    const element = dialog.current;
    if (!picture || !element) return;
    element.showModal();
    return () => element.close();
  }, [picture]);
  return (
    <dialog
      ref={dialog}
      css={frame}
      aria-modal="true"
      aria-label={labels.label}
      onClose={() => dialog.current?.open || onClose()}
    >
      <button type="button" css={closeButton} aria-label={labels.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      {result && "Adapter" in result && <result.Adapter src={result.src} alt={result.alt} />}
      {picture && preview && painted === preview && (
        <img
          css={enlarged}
          style={sizeOf(picture, preview)}
          data-done={result !== undefined}
          src={preview.src}
          alt=""
        />
      )}
      <div css={message} role="status">
        {waiting && (
          <>
            <i css={spinner} />
            <span className="vh">{labels.loading}</span>
          </>
        )}
        {failed && (
          <>
            <Icon name="broken" />
            <p>{labels.failed}</p>
          </>
        )}
      </div>
      {/* At 200 % text, the error needs the whole screen of a phone. */}
      {!failed && <div css={foot}>{children}</div>}
      <button type="button" css={previous} aria-label={labels.previous} disabled>
        <Icon name="back" directional />
      </button>
      <button type="button" css={next} aria-label={labels.next} disabled>
        <Icon name="arrow" directional />
      </button>
    </dialog>
  );
}

/** Loads the component that shows the picture. */
export const loadAdapter = () => import("./lightbox-adapter");

type Result =
  { Adapter: ComponentType<LightboxAdapterProps>; src: string; alt: string } | { failed: true };

/** The loading state, then the picture or the error. The picture stays until it has faded out. */
function useShown(picture: PhotoData | null): { waiting: boolean; result?: Result | undefined } {
  const [loaded, setLoaded] = useState<{ picture: PhotoData; result: Result }>();
  useEffect(() => {
    if (!picture) {
      const faded = setTimeout(() => setLoaded(undefined), fade);
      return () => clearTimeout(faded);
    }
    let current = true;
    const finish = (result: Result) => current && setLoaded({ picture, result });
    Promise.all([loadAdapter(), loadPicture(picture.image, sizesOf(picture))]).then(
      ([{ LightboxAdapter }, src]) => finish({ Adapter: LightboxAdapter, src, alt: picture.alt }),
      () => finish({ failed: true }),
    );
    return () => {
      current = false;
    };
  }, [picture]);
  const done = !picture || loaded?.picture === picture;
  return { waiting: !done, result: done ? loaded?.result : undefined };
}

/**
 * The displayed width, as a `sizes` value. On devices that rotate, the larger width of both orientations. Under
 * Save-Data, the smallest variant.
 */
function sizesOf({ image: { width, height } }: PhotoData): string {
  if (savesData()) return "1px";
  const fit = (across: string, down: string) =>
    `min(100${across}, 72rem, (100${down} - 9rem) * ${width / height})`;
  const upright = fit("vw", "vh");
  return `(pointer: coarse) max(${upright}, ${fit("vh", "vw")}), ${upright}`;
}

/** The size at which the large picture will show. The picture before it has the same scale and place. */
function sizeOf({ image }: PhotoData, { position }: Preview): CSSProperties {
  const ratio = image.width / image.height;
  return {
    inlineSize: `min(100%, 72rem, (100svh - 9rem) * ${ratio}, ${largestJpeg(image).width}px)`,
    aspectRatio: ratio,
    objectPosition: position,
    backgroundColor: image.backgroundColor,
  };
}

const frame = {
  ...overlay,
  display: "grid",
  placeItems: "center",
  overflow: "hidden",
  color: token("petal"),
  "--focus": token("gold-lit"),
  opacity: 0,
  visibility: "hidden",
  transition: `opacity ${fade}ms, visibility 0s ${fade}ms`,
  "&[open]": { opacity: 1, visibility: "visible", transitionDelay: "0s" },
  "@media print": { display: "none" },
} as const;

const round = {
  ...roundButton,
  position: "absolute",
  background: token("veil-night"),
  border: `1px solid ${token("line-lit")}`,
  "&[disabled]": { opacity: 0.38, cursor: "default" },
} as const;

const start = "max(0.75rem, env(safe-area-inset-top))";
const end = "max(1rem, env(safe-area-inset-bottom))";

const closeButton = {
  ...round,
  insetBlockStart: start,
  insetInlineEnd: "0.75rem",
  [desktop]: { insetBlockStart: "1.5rem", insetInlineEnd: "1.5rem" },
} as const;

const previous = {
  ...round,
  insetInlineStart: "0.75rem",
  insetBlockEnd: end,
  [desktop]: { insetBlock: 0, marginBlock: "auto", insetInlineStart: "1.5rem" },
} as const;

const next = {
  ...round,
  insetInlineEnd: "0.75rem",
  insetBlockEnd: end,
  [desktop]: { insetBlock: 0, marginBlock: "auto", insetInlineEnd: "1.5rem" },
} as const;

/*
 * Above the library's picture, which needs some frames to appear. The crop of a landscape picture has the height of the
 * whole, that of an upright picture its width.
 */
const enlarged = {
  gridArea: "1 / 1",
  position: "relative",
  objectFit: "contain",
  pointerEvents: "none",
  "&[data-done=true]": { opacity: 0, transition: `opacity ${fade}ms ${fade}ms` },
} as const;

const foot = {
  position: "absolute",
  zIndex: 1,
  insetInline: "4.5rem",
  insetBlockEnd: "max(0.75rem, env(safe-area-inset-bottom))",
  display: "grid",
  justifyItems: "center",
  textAlign: "center",
  [desktop]: {
    insetInline: "6rem",
    gridAutoFlow: "column",
    justifyContent: "center",
    alignItems: "center",
    columnGap: "2rem",
  },
} as const;

const message = {
  gridArea: "1 / 1",
  zIndex: 1,
  display: "grid",
  justifyItems: "center",
  gap: "1rem",
  padding: "2rem",
  textAlign: "center",
  pointerEvents: "none",
  ".i": { inlineSize: "3.5rem", blockSize: "3.5rem", strokeWidth: 1, color: token("gold-lit") },
} as const;

const spinner = {
  inlineSize: "3.5rem",
  blockSize: "3.5rem",
  borderRadius: "50%",
  border: `2px solid ${token("line-lit")}`,
  borderBlockStartColor: token("gold-lit"),
  background: token("veil-night"),
  animation: "spin 1s linear infinite",
  "@media (prefers-reduced-motion: reduce)": { borderStyle: "dotted" },
} as const;
