import { type ReactNode, useEffect, useRef } from "react";
import { useSalon } from "../../hooks/use-page";
import { ErrorBoundary, type ErrorScreen } from "../error-boundary";
import { Dock } from "./dock";
import { Footer } from "./footer";
import { Header } from "./header";
import { Menu } from "./menu";
import { usePageScroll } from "./use-page-scroll";
import { useRouteChange } from "./use-route-change";

interface LayoutProps {
  /** The route, without a trailing slash. */
  path: string;
  /** Changes when another page is mounted. */
  pageKey: string;
  /** Whether a page that stays mounted keeps the focus. */
  keepsPlace: boolean;
  /** Shown in place of a page that threw. */
  errorScreen: ErrorScreen;
  children: ReactNode;
}

/** The frame around every page. It stays mounted when the route changes; only its children are replaced. */
export function Layout({ path, pageKey, keepsPlace, errorScreen, children }: LayoutProps) {
  const { skipLink } = useSalon().messages.layout;
  const menu = useRef<HTMLDialogElement>(null);
  const { headerSolid, dock } = usePageScroll(pageKey);
  useRouteChange({ path, pageKey, keepsPlace }, menu);
  /* A task later, what is stored in this browser is rendered. The script in the head then repeats a press. */
  useEffect(() => void setTimeout(() => dispatchEvent(new Event("hydrated"))), []);
  return (
    <>
      <a className="skip" href="#main">
        {skipLink}
      </a>
      <Header solid={headerSolid} />
      <main id="main">
        <ErrorBoundary key={pageKey} {...errorScreen}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer />
      <Dock {...dock} />
      <Menu dialog={menu} />
    </>
  );
}
