import { type CSSProperties, useEffect, useRef, useState } from "react";
import { interpolate } from "../lib/interpolate";
import { openModal } from "../lib/open-modal";
import { overlay, roundButton } from "../theme/dialog";
import { lowScreen } from "../theme/media";
import { Icon } from "./icon";

/** A film with its captions and transcript. Files are given by their addresses. */
interface VideoFilm {
  readonly title: string;
  readonly mp4: string;
  readonly captions: {
    readonly src: string;
    /** Such as `en`. */
    readonly language: string;
    /** The language's name in that language, for the player's menu. */
    readonly languageName: string;
  } | null;
  readonly transcript: string | null;
}

interface VideoPlayerProps {
  film: VideoFilm;
  /** The address of a loaded picture, shown until the first frame of the film is. */
  still?: string | undefined;
  labels: {
    /** `{title}` is replaced. */
    readonly label: string;
    readonly close: string;
    readonly transcript: string;
    readonly failed: string;
  };
  onClosed: () => void;
}

/**
 * A film in a modal dialog, which plays as soon as it is mounted. Unmount it when `onClosed` is called. The `<dialog>`
 * traps focus, makes the page inert and closes on Escape.
 */
export function VideoPlayer({ film, still, labels, onClosed }: VideoPlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (dialog.current) openModal(dialog.current);
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
            <source src={film.mp4} type="video/mp4" onError={fail} />
            {film.captions && (
              <track
                kind="captions"
                src={film.captions.src}
                srcLang={film.captions.language}
                label={film.captions.languageName}
                default
              />
            )}
          </video>
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

/**
 * Plays with sound; Safari allows this only within the tap's event. Returns a function that stops the film and removes
 * its sources, so that the browser also cancels the download.
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
  background: "var(--night)",
  border: "1px solid var(--line)",
} as const;

const stage = {
  "--film": "min(100%, max(12rem, (100svh - 8rem) * 9 / 16))",
  margin: "auto",
  inlineSize: "min(100%, 28rem)",
  paddingBlock: "4.25rem 1rem",
  "& > p, details": { background: "var(--night)" },
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

const frame = {
  inlineSize: "var(--film)",
  marginInline: "auto",
  aspectRatio: "9 / 16",
  background: "var(--night) var(--still) 50% / cover",
  "&::cue": {
    font: "400 var(--t-body) / 1.4 var(--sans)",
    color: "var(--petal)",
    background: "var(--night)",
  },
} as const;
