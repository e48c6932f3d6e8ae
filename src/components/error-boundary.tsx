import { Component, type ReactNode } from "react";
import { Icon } from "./icon";

/** What the error screen says, and where it leads. */
export interface ErrorScreen {
  title: string;
  /** The words of the way home. */
  home: string;
  homePath: string;
}

export interface ErrorBoundaryProps extends ErrorScreen {
  children: ReactNode;
}

interface Failure {
  /** The status text or message of what was thrown. */
  readonly message: string;
  /** A part of the site is no longer on the server, and this tab has not yet started over for that. */
  readonly startOver: boolean;
}

/**
 * The error screen in place of a page that threw. Give it the route as its `key`: the next route starts without the
 * error. A part that is missing, because a newer site has taken this one's place, is first met with one reload.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: Failure | null }> {
  override state = { failure: null as Failure | null };

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    const startOver = isMissingPart(error) && !hasStartedOver();
    return { failure: { message: messageOf(error), startOver } };
  }

  override componentDidCatch() {
    if (!this.state.failure?.startOver) return;
    sessionStorage.setItem(startedOver, "1");
    location.reload();
  }

  override render() {
    const { failure } = this.state;
    const { title, home, homePath, children } = this.props;
    if (!failure) return children;
    if (failure.startOver) return null;
    return (
      <section className="section" css={screen} role="alert">
        <div className="wrap stack">
          <h1 className="h1">{title}</h1>
          <p className="lead soft">{failure.message}</p>
          {/* Not a Gatsby link: what went wrong in memory is left behind. */}
          <a className="btn btn--primary" href={homePath}>
            <Icon name="back" directional /> {home}
          </a>
        </div>
      </section>
    );
  }
}

/** The mark in `sessionStorage` that a tab has started over. */
const startedOver = "started-over";

function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.name === "ChunkLoadError";
}

/** Where storage is refused it counts as done: a tab that cannot remember must not reload for ever. */
function hasStartedOver(): boolean {
  try {
    return sessionStorage.getItem(startedOver) !== null;
  } catch {
    return true;
  }
}

/** As the specification's router words it: an answer's status text, or else the message. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error !== "object" || error === null || !("statusText" in error)) return String(error);
  return "status" in error ? `${error.status} ${error.statusText}` : String(error.statusText);
}

const screen = {
  minBlockSize: "80svh",
  display: "grid",
  alignContent: "end",
  "--flow": "1.75rem",
  ".wrap": { inlineSize: "100%" },
  p: { overflowWrap: "anywhere" },
} as const;
