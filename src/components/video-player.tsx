import { type CSSProperties, useEffect, useRef, useState } from "react";
import { interpolate } from "../lib/interpolate";
import { overlay, roundButton } from "../theme/dialog";
import { token } from "../theme/token";
import { Icon } from "./icon";

/** A film and what goes with it; files by their addresses. */
export interface VideoFilm {
  readonly title: string;
  readonly mp4: string;
  readonly webm?: string | undefined;
  readonly captions: {
    readonly src: string;
    /** Such as `en`. */
    readonly language: string;
    /** What the language calls itself, for the player's menu. */
    readonly languageName: string;
  };
  readonly transcript: string;
}

export interface VideoPlayerProps {
  film: VideoFilm;
  /** A picture that is here already, shown until the film's first frame is. */
  still?: string | undefined;
  labels: {
    /** `{title}` is filled in. */
    readonly label: string;
    readonly close: string;
    readonly transcript: string;
    readonly failed: string;
  };
  onClosed: () => void;
}

/**
 * A film over the whole page, playing as soon as it is mounted; unmount it when `onClosed` is called. A modal
 * `<dialog>` keeps focus inside and the page behind inert, and closes on Escape.
 */
export function VideoPlayer({ film, still, labels, onClosed }: VideoPlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    return start(video.current);
  }, []);
  const fail = () => setFailed(true);
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
          <video
            ref={video}
            css={frame}
            style={backdrop}
            controls
            autoPlay
            playsInline
            onError={(event) => event.target === event.currentTarget && fail()}
          >
            {film.webm && <source src={film.webm} type="video/webm" />}
            <source src={film.mp4} type="video/mp4" onError={fail} />
            <track
              kind="captions"
              src={film.captions.src}
              srcLang={film.captions.language}
              label={film.captions.languageName}
            />
          </video>
        )}
        <details open={failed}>
          <summary>{labels.transcript}</summary>
          <p>{film.transcript}</p>
        </details>
      </div>
    </dialog>
  );
}

/**
 * Plays with sound, which Safari lets only the tap itself start, and gives back what stops the film: without its
 * sources the browser also drops what it was still downloading.
 */
function start(video: HTMLVideoElement | null): () => void {
  video?.play().catch(() => undefined);
  return () => {
    if (!video) return;
    video.pause();
    video.replaceChildren();
    video.load();
  };
}

const page = { ...overlay, overflowY: "auto", "&[open]": { display: "grid" } } as const;

const closeButton = {
  ...roundButton,
  position: "fixed",
  insetBlockStart: "0.75rem",
  insetInlineEnd: "0.75rem",
  background: token("night"),
  border: `1px solid ${token("line")}`,
} as const;

const stage = {
  margin: "auto",
  inlineSize: "min(100%, 28rem)",
  paddingBlock: "4.25rem 1rem",
  "& > p, details": { background: token("night") },
  "& > p": { padding: "2rem 1.5rem" },
  summary: {
    minBlockSize: "2.75rem",
    paddingBlock: "0.625rem",
    fontWeight: 500,
    textAlign: "center",
    cursor: "pointer",
  },
  "details p": { padding: "0 1.5rem 1.5rem" },
} as const;

const frame = {
  inlineSize: "min(100%, max(12rem, (100svh - 8rem) * 9 / 16))",
  marginInline: "auto",
  aspectRatio: "9 / 16",
  background: `${token("night")} var(--still) 50% / cover`,
} as const;
