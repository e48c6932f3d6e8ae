import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { largestJpeg } from "../lib/largest-jpeg";
import { loadPicture } from "../lib/load-picture";
import { openModal } from "../lib/open-modal";
import { savesData } from "../lib/saves-data";
import { overlay, roundButton, spinner } from "../theme/dialog";
import { desktop, lowScreen } from "../theme/media";
import { Icon } from "./icon";
import type { LightboxAdapterProps } from "./lightbox-adapter";
import type { PhotoData } from "./photo";

export interface LightboxProps {
  /** The picture to show; null closes the lightbox. */
  picture: PhotoData | null;
  /** Shows until the large picture covers it. Without it, the large one fades in. */
  preview?: Preview | undefined;
  name: string | undefined;
  labels: Queries.PhotoLightboxFragment["lightbox"] & { readonly failed: string };
  onClose: () => void;
  children?: ReactNode;
}

/** The whole picture as the page shows it, loaded and in sight. The large one grows from its place. */
export interface Preview {
  readonly src: string;
  /** Has the attribute `data-enlarged` meanwhile. */
  readonly image: HTMLImageElement;
}

/** The fade of the specification, in milliseconds; the adapter's options have the same value. */
const fade = 250;

/**
 * A photograph over the page. This component is the dialog, which opens at once: it traps focus, makes the page inert,
 * and shows the loading and error states. `LightboxAdapter` shows the photograph; it loads on the first opening.
 */
export function Lightbox({ picture, preview, name, labels, onClose, children }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const result = useResult(picture);
  const failed = !!result && "failed" in result;
  const image = useRef<HTMLImageElement>(null);
  const [grown, setGrown] = useState<Preview>();
  const still = !preview || grown === preview;
  useEffect(() => {
    const element = dialog.current;
    if (!picture || !element) return;
    openModal(element);
    preview?.image.setAttribute("data-enlarged", "");
    if (image.current && preview) void grow(image.current, preview).then(() => setGrown(preview));
    return () => {
      element.close();
      preview?.image.removeAttribute("data-enlarged");
    };
  }, [picture, preview]);
  return (
    <dialog
      ref={dialog}
      css={frame}
      aria-modal="true"
      aria-label={name}
      onClose={() => dialog.current?.open || onClose()}
    >
      <button type="button" css={closeButton} aria-label={labels.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      <div css={stage}>
        {still && result && "Adapter" in result && (
          <result.Adapter src={result.src} alt={result.alt} />
        )}
        {picture && preview && !failed && (
          <img ref={image} css={enlarged} style={sizeOf(picture)} src={preview.src} alt="" />
        )}
      </div>
      <div css={message} role="status">
        {picture && still && !result && (
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
      {!failed && (
        <div css={foot}>
          <p className="h4">{name}</p>
          {children}
        </div>
      )}
      <button type="button" css={step} aria-label={labels.previous} disabled>
        <Icon name="back" directional />
      </button>
      <button type="button" css={next} aria-label={labels.next} disabled>
        <Icon name="arrow" directional />
      </button>
    </dialog>
  );
}

/** Moves the enlarged picture from the place of its preview to its own. */
async function grow(enlarged: HTMLImageElement, { image }: Preview): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const from = image.getBoundingClientRect();
  const to = enlarged.getBoundingClientRect();
  const move = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  const transform = [`${move} scale(${from.width / to.width})`, "none"];
  const easing = getComputedStyle(enlarged).getPropertyValue("--ease");
  await enlarged.animate({ transform }, { duration: 300, easing }).finished;
}

export const loadAdapter = () => import("./lightbox-adapter");

type Result =
  { Adapter: ComponentType<LightboxAdapterProps>; src: string; alt: string } | { failed: true };

/** The component that shows the picture, and its file, or the error; undefined while they load. */
function useResult(picture: PhotoData | null): Result | undefined {
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    if (!picture) return;
    let current = true;
    const finish = (result: Result) => current && setResult(result);
    Promise.all([loadAdapter(), loadPicture(picture.image, sizesOf(picture))]).then(
      ([{ LightboxAdapter }, src]) => finish({ Adapter: LightboxAdapter, src, alt: picture.alt }),
      () => finish({ failed: true }),
    );
    return () => {
      current = false;
      setResult(undefined);
    };
  }, [picture]);
  return result;
}

/**
 * The displayed width at most, as a `sizes` value. On devices that rotate, the larger width of both orientations. Under
 * Save-Data, the smallest variant.
 */
function sizesOf({ image: { width, height } }: PhotoData): string {
  if (savesData()) return "1px";
  const fit = (across: string, down: string) =>
    `min(100${across}, 72rem, (100${down} - 5rem) * ${width / height})`;
  const upright = fit("vw", "vh");
  return `(pointer: coarse) max(${upright}, ${fit("vh", "vw")}), ${upright}`;
}

/** The size at which the large picture will show. The picture before it has the same scale and place. */
function sizeOf({ image }: PhotoData) {
  const ratio = image.width / image.height;
  const inlineSize = `min(100cqi, 72rem, 100cqb * ${ratio}, ${largestJpeg(image).width}px)`;
  return { inlineSize, aspectRatio: ratio };
}

const fading = { transition: `opacity ${fade}ms` } as const;

/*
 * Black at 0.8 (specification, section 9). The color on it hides the words of the page, and is warmer than grey. It and
 * the controls fade. The picture does not, so that no frame shows it twice.
 */
const frame = {
  ...overlay,
  "&::before": {
    ...fading,
    content: "''",
    position: "absolute",
    inset: 0,
    zIndex: -1,
    background:
      "linear-gradient(var(--night-72) 0 0), linear-gradient(var(--night-72) 0 0) var(--black-80)",
    "@media (forced-colors: active)": { background: "Canvas" },
  },
  "&:not([open])::before, &:not([open]) > :is(button, div)": { opacity: 0 },
  background: "none",
  display: "grid",
  gridTemplate: "minmax(0, 1fr) auto / minmax(0, 1fr)",
  overflow: "hidden",
  color: "var(--petal)",
  "--focus": "var(--gold-lit)",
  visibility: "hidden",
  transition: `visibility 0s ${fade}ms`,
  "&[open]": { visibility: "visible", transitionDelay: "0s" },
  "@media print": { display: "none" },
} as const;

/* Large text must not make it so large that it covers the texts. */
const size = "min(3rem, 15vw)";

const round = {
  ...roundButton,
  ...fading,
  inlineSize: size,
  blockSize: size,
  background: "var(--veil-night)",
  border: "1px solid var(--line-lit)",
  "&[disabled]": { opacity: 0.38, cursor: "default" },
} as const;

const start = "max(0.75rem, env(safe-area-inset-top))";
const end = "max(0.75rem, env(safe-area-inset-bottom))";

const closeButton = {
  ...round,
  position: "absolute",
  insetBlockStart: start,
  insetInlineEnd: "0.75rem",
  [desktop]: { insetBlockStart: "1.5rem", insetInlineEnd: "1.5rem" },
} as const;

/* Beside the name of the picture; on desktops beside the picture. */
const step = {
  ...round,
  gridArea: "2 / 1",
  margin: "0.75rem",
  marginBlockEnd: end,
  [desktop]: { gridArea: "1 / 1", alignSelf: "center", marginInline: "1.5rem" },
} as const;

const next = { ...step, justifySelf: "end" } as const;

/* The picture gets the height that the texts below it leave. Close is above it, or on low screens beside it. */
const stage = {
  gridArea: "1 / 1",
  display: "grid",
  placeItems: "center",
  containerType: "size",
  position: "relative",
  isolation: "isolate",
  marginBlockStart: `calc(${size} + 1.5rem)`,
  "@media (max-height: 30em)": {
    marginBlockStart: start,
    marginInline: `calc(${size} + 1.5rem)`,
  },
} as const;

/* Under the library's picture, which needs some frames to appear and covers it. */
const enlarged = {
  position: "relative",
  zIndex: -1,
  transformOrigin: "0 0",
  pointerEvents: "none",
} as const;

const oneLine = {
  gridAutoFlow: "column",
  justifyContent: "center",
  alignItems: "center",
  columnGap: "2rem",
} as const;

/* At least as high as the buttons beside it. It appears later than the background and goes faster (as in the menu). */
const foot = {
  opacity: 0,
  transition: "opacity 120ms",
  "dialog[open] > &": { opacity: 1, transition: `opacity ${fade}ms 120ms` },
  gridArea: "2 / 1",
  position: "relative",
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  rowGap: "0.25rem",
  minBlockSize: "4.5rem",
  paddingBlock: `0.75rem ${end}`,
  paddingInline: "1rem",
  textAlign: "center",
  "& > .h4": {
    display: "grid",
    alignContent: "center",
    minBlockSize: size,
    paddingInline: `calc(${size} + 0.5rem)`,
    fontSize: "min(var(--t-4), 12vw)",
    overflowWrap: "anywhere",
  },
  [lowScreen]: { ...oneLine, paddingInline: "5rem", "& > .h4": { padding: 0 } },
  [desktop]: { ...oneLine, paddingInline: "6rem", "& > .h4": { padding: 0 } },
} as const;

const message = {
  ...fading,
  gridArea: "1 / 1",
  placeSelf: "center",
  zIndex: 1,
  display: "grid",
  justifyItems: "center",
  gap: "1rem",
  padding: "2rem",
  textAlign: "center",
  pointerEvents: "none",
  "&:has(p)": { gridRow: "1 / -1" },
  ".i": { inlineSize: "3.5rem", blockSize: "3.5rem", strokeWidth: 1, color: "var(--gold-lit)" },
} as const;
