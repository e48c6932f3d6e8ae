import { Link } from "gatsby";
import type { ReactNode, RefObject } from "react";
import { Logo } from "./logo";
import { menuId } from "./menu";
import { type NavigationLink, NavigationLinks } from "./navigation-links";
import { useMenuOpen } from "./use-menu-open";

interface HeaderProps {
  logo: Queries.ImageFile;
  logoLabel: string;
  navigationLabel: string;
  navigation: readonly NavigationLink[];
  path: string;
  homePath: string;
  localeLinks: ReactNode;
  /** Whether the page is scrolled past the threshold at which the header becomes solid. */
  solid: boolean;
  menuLabel: string;
  menu: RefObject<HTMLDialogElement>;
}

/** The header of every page: transparent at the top of the page, solid once it has scrolled. */
export function Header(props: HeaderProps) {
  const menuOpen = useMenuOpen(props.menu);
  return (
    <header className="header" data-solid={props.solid}>
      <div className="wrap header__row">
        <Link to={props.homePath} className="logo">
          <Logo file={props.logo} label={props.logoLabel} />
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
          command="show-modal"
          commandfor={menuId}
        >
          <span>{props.menuLabel}</span>
          <i />
        </button>
      </div>
      <div className="day-line" aria-hidden="true" />
    </header>
  );
}
