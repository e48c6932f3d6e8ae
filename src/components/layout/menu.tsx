import { Link } from "gatsby";
import type { ReactNode, RefObject } from "react";
import { Icon } from "../icon";
import { Logo } from "./logo";
import { type NavigationLink, NavigationLinks } from "./navigation-links";

export const menuId = "menu";

export interface MenuProps {
  dialog: RefObject<HTMLDialogElement>;
  label: string;
  closeLabel: string;
  logo: Queries.ImageFile;
  logoLabel: string;
  navigation: readonly NavigationLink[];
  path: string;
  homePath: string;
  localeLinks: ReactNode;
  children: ReactNode;
}

/**
 * The full-screen menu of small screens. The modal `<dialog>` traps focus, makes the page inert, closes on Escape and
 * restores focus. It is hidden with `visibility`, so that it stays painted while it fades out. `useMenuOpen` has its state.
 */
export function Menu({ dialog, children, ...props }: MenuProps) {
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} id={menuId} className="menu g-night beam" aria-label={props.label}>
      <div className="menu__bar">
        <Link to={props.homePath} className="logo" onClick={close}>
          <Logo file={props.logo} label={props.logoLabel} lazy />
        </Link>
        <button type="button" className="menu-button" command="close" commandfor={menuId}>
          <span>{props.closeLabel}</span>
          <Icon name="close" />
        </button>
      </div>
      <nav className="menu__links" aria-label={props.label}>
        <NavigationLinks links={props.navigation} path={props.path} onChoose={close} />
      </nav>
      <p className="menu__locales">{props.localeLinks}</p>
      <div className="menu__foot">{children}</div>
    </dialog>
  );
}
