import { type CSSProperties, useEffect, useRef, useState } from "react";
import { interpolate } from "../lib/interpolate";
import { openModal } from "../lib/open-modal";
import { overlay, roundButton, spinner } from "../theme/dialog";
import { lowScreen } from "../theme/media";
import { Icon } from "./icon";

interface VideoPlayerProps {
  film: Pick<Queries.TestimonialsFilmFragment, "title" | "video" | "captions" | "transcript">;
  /** The address of a loaded picture, shown until the first frame of the film is. */
  still?: string | undefined;
  labels: Queries.TestimonialsFilmsFragment["player"];
  onClosed: () => void;
}

/**
 * A film in a modal dialog, which plays at once. Mount it within the press: Safari then allows sound. Unmount it when
 * `onClosed` is called. The `<dialog>` traps focus, makes the page inert and closes on Escape.
 */
export function VideoPlayer({ film, still, labels, onClosed }: VideoPlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { video, state, onError } = useFilm(film.video.publicURL ?? "");
  const failed = state === "failed";
  useEffect(() => {
    if (dialog.current) openModal(dialog.current);
  }, []);
  const backdrop: CSSProperties & Record<"--still", string | undefined> = {
    "--still": still && `url("${still}")`,
  };
  return (
    <dialog
      ref={dialog}
      className="g-night"
      css={page}
      aria-label={interpolate(labels.label, { title: film.title })}
      onClose={onClosed}
    >
      <button
        type="button"
        css={closeButton}
        aria-label={labels.close}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <div css={stage}>
        {failed ? (
          <p role="alert" className="lead">
            {labels.failed}
          </p>
        ) : (
          <div css={screen}>
            <video
              ref={video}
              style={backdrop}
              controls={state === "ready"}
              playsInline
              onError={onError}
            >
              {film.captions && (
                <track
                  kind="captions"
                  src={film.captions.file.publicURL ?? ""}
                  srcLang={film.captions.language}
                  label={film.captions.languageName}
                  default
                  ref={showCaptions}
                />
              )}
            </video>
            <div role="status">
              {state === "loading" && (
                <>
                  <i css={spinner} />
                  <span className="vh">{labels.loading}</span>
                </>
              )}
            </div>
          </div>
        )}
        {film.transcript && (
          <details open={failed}>
            <summary>{labels.transcript}</summary>
            <p>{film.transcript}</p>
          </details>
        )}
      </div>
    </dialog>
  );
}

/** Plays a film in a `<video>` until it is unmounted. */
function useFilm(address: string) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const closed = new AbortController();
    play(element, address, closed.signal).then(
      () => setState("ready"),
      () => setState("failed"),
    );
    return () => {
      closed.abort();
      element.removeAttribute("src");
      element.load();
    };
  }, [address]);
  return { video, state, onError: () => setState("failed") };
}

/** WebKit leaves captions off, in spite of `default`. */
function showCaptions(element: HTMLTrackElement | null) {
  if (element) element.track.mode = "showing";
}

/** Plays a film. Resolves when it can be played, also if the visitor must press Play, and rejects if it cannot be loaded. */
async function play(video: HTMLVideoElement, address: string, closed: AbortSignal) {
  const playable = new Promise((resolve) => video.addEventListener("canplay", resolve));
  video.load(); // Safari lets the element play with sound later if this is called within a press.
  const isSafari = navigator.vendor.startsWith("Apple");
  video.src = isSafari ? await loadWhole(address, closed) : address;
  video.play().catch(() => undefined); // If the browser does not allow it, the visitor presses Play.
  if (!isSafari) await playable; // In Low Power Mode, Safari may dispatch no event.
}

/**
 * Loads the whole film into memory and returns its address there: Safari plays a film of a server only in answers to range
 * requests, which Cloudflare Pages ignores. The signal stops the download and frees the film.
 */
async function loadWhole(address: string, closed: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal: closed });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const url = URL.createObjectURL(await response.blob());
  closed.addEventListener("abort", () => URL.revokeObjectURL(url));
  return url;
}

const page = {
  ...overlay,
  overflowY: "auto",
  background: "var(--night)",
  "&[open]": { display: "grid" },
} as const;

const closeButton = {
  ...roundButton,
  position: "fixed",
  insetBlockStart: "0.75rem",
  insetInlineEnd: "0.75rem",
  border: "1px solid var(--line)",
} as const;

const stage = {
  "--film": "min(100%, max(12rem, (100svh - 8rem) * 9 / 16))",
  margin: "auto",
  inlineSize: "min(100%, 28rem)",
  paddingBlock: "4.25rem 1rem",
  "& > p": { padding: "2rem 1.5rem" },
  /* As wide as the film, but wide enough to read. */
  details: { inlineSize: "max(var(--film), 16rem)", marginInline: "auto" },
  summary: {
    minBlockSize: "2.75rem",
    paddingBlock: "0.625rem",
    fontWeight: 500,
    textAlign: "center",
    cursor: "pointer",
  },
  "details p": { padding: "0 1.5rem 1.5rem" },
  /* Close is beside it. */
  [lowScreen]: { "--film": "calc((100svh - 4rem) * 9 / 16)", paddingBlock: "0.5rem" },
} as const;

const screen = {
  display: "grid",
  placeItems: "center",
  "& > *": { gridArea: "1 / 1" },
  video: {
    inlineSize: "var(--film)",
    aspectRatio: "9 / 16",
    background: "var(--still) 50% / cover",
  },
  "video::cue": {
    font: "400 var(--t-body) / 1.4 var(--sans)",
    color: "var(--petal)",
    background: "var(--night)",
  },
} as const;
