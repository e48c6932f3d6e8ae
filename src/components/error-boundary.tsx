import { Component, type ReactNode } from "react";
import { Icon } from "./icon";

export interface ErrorScreen {
  title: string;
  home: string;
  homePath: string;
}

interface ErrorBoundaryProps extends ErrorScreen {
  children: ReactNode;
}

/** Shows the error screen in place of a page that threw. Pass the route as `key` to reset it on navigation. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { message: string | null }> {
  override state = { message: null as string | null };

  static getDerivedStateFromError(error: unknown) {
    return { message: messageOf(error) };
  }

  override render() {
    const { message } = this.state;
    const { title, home, homePath, children } = this.props;
    if (message === null) return children;
    return (
      <section className="section" css={screen} role="alert">
        <div className="wrap stack">
          <h1 className="h1">{title}</h1>
          <p className="lead soft">{message}</p>
          {/* Not a Gatsby link: a full page load discards the broken state. */}
          <a className="btn btn--primary" href={homePath}>
            <Icon name="back" directional /> {home}
          </a>
        </div>
      </section>
    );
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
