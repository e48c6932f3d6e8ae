import { Link } from "gatsby";
import { type ReactNode, type RefObject, useState } from "react";
import { afterPaint } from "../../performance/after-paint";
import { Logo } from "./logo";
import { type NavigationLink, NavigationLinks } from "./navigation-links";

export interface HeaderProps {
  logo: string;
  logoLabel: string;
  navigationLabel: string;
  navigation: readonly NavigationLink[];
  path: string;
  homePath: string;
  /** The same page in other languages. */
  localeLinks: ReactNode;
  /** Whether the page is scrolled past the point above which the header is solid. */
  solid: boolean;
  menuLabel: string;
  menu: RefObject<HTMLDialogElement>;
}

/** The bar at the head of every page: transparent at the top of the page, solid once it has scrolled. */
export function Header(props: HeaderProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = () => {
    const menu = props.menu.current;
    setMenuOpen(true);
    menu?.addEventListener("close", () => setMenuOpen(false), { once: true });
    /* The button answers first: to open a modal dialog, the browser styles all of the page anew. */
    afterPaint(() => {
      if (!menu?.open) menu?.showModal();
    });
  };
  return (
    <header className="header" data-solid={props.solid}>
      <div className="wrap header__row">
        <Link to={props.homePath} className="logo">
          <Logo src={props.logo} label={props.logoLabel} />
        </Link>
        <div className="header__links">
          <nav aria-label={props.navigationLabel}>
            <NavigationLinks links={props.navigation} path={props.path} />
          </nav>
          {props.localeLinks}
        </div>
        <button
          type="button"
          className="menu-button"
          aria-expanded={menuOpen}
          aria-haspopup="dialog"
          onClick={openMenu}
        >
          <span>{props.menuLabel}</span>
          <i />
        </button>
      </div>
      <div className="day-line" aria-hidden="true" />
    </header>
  );
}
