import { Component, type ReactNode } from "react";
import { Icon } from "./icon";

/** The copy and the link of the error screen. */
export interface ErrorScreen {
  title: string;
  /** The label of the link to the home page. */
  home: string;
  homePath: string;
}

export interface ErrorBoundaryProps extends ErrorScreen {
  children: ReactNode;
}

interface Failure {
  /** The status text or message of what was thrown. */
  readonly message: string;
  /** A script of the site is no longer on the server, and this tab has not reloaded for that yet. */
  readonly startOver: boolean;
}

/**
 * Shows the error screen in place of a page that threw. Pass the route as `key` to reset it on navigation. If a script
 * is missing because a newer version of the site was deployed, it first reloads the page once.
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
          {/* Not a Gatsby link: a full page load discards the broken state. */}
          <a className="btn btn--primary" href={homePath}>
            <Icon name="back" directional /> {home}
          </a>
        </div>
      </section>
    );
  }
}

/** The key in `sessionStorage` that records the reload. */
const startedOver = "started-over";

function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.name === "ChunkLoadError";
}

/** True if storage is blocked: without it, the tab could reload forever. */
function hasStartedOver(): boolean {
  try {
    return sessionStorage.getItem(startedOver) !== null;
  } catch {
    return true;
  }
}

/** The text that the specification asks for: the status text of a response, or the message of an error. */
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
