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
        <MenuButton label={props.menuLabel} menu={props.menu} />
      </div>
      <div className="day-line" aria-hidden="true" />
    </header>
  );
}

interface MenuButtonProps {
  label: string;
  menu: RefObject<HTMLDialogElement>;
}

/** A component of its own, so that opening the menu does not render the header. */
function MenuButton({ label, menu }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const openMenu = () => {
    const dialog = menu.current;
    setOpen(true);
    dialog?.addEventListener("close", () => setOpen(false), { once: true });
    /* Opening a modal dialog recalculates the style of the whole page: the button answers first. */
    afterPaint(() => {
      if (!dialog?.open) dialog?.showModal();
    });
  };
  return (
    <button
      type="button"
      className="menu-button"
      aria-expanded={open}
      aria-haspopup="dialog"
      onClick={openMenu}
    >
      <span>{label}</span>
      <i />
    </button>
  );
}
