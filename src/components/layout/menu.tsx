import { Link } from "gatsby";
import type { ReactNode, RefObject } from "react";
import { Icon } from "../icon";
import { Logo } from "./logo";
import { type NavigationLink, NavigationLinks } from "./navigation-links";

export interface MenuProps {
  dialog: RefObject<HTMLDialogElement>;
  label: string;
  closeLabel: string;
  logo: string;
  logoLabel: string;
  navigation: readonly NavigationLink[];
  path: string;
  homePath: string;
  /** The same page in other languages. */
  localeLinks: ReactNode;
  /** What stands at the menu's foot. */
  children: ReactNode;
}

/**
 * The menu of small screens, over the whole page. A modal `<dialog>` keeps focus inside and the page behind inert,
 * closes on Escape and gives focus back; it stays painted while it fades out, which is why it is hidden by
 * visibility.
 */
export function Menu({ dialog, children, ...props }: MenuProps) {
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className="menu g-night beam" aria-label={props.label}>
      <div className="menu__bar">
        <Link to={props.homePath} className="logo" onClick={close}>
          <Logo src={props.logo} label={props.logoLabel} lazy />
        </Link>
        <button type="button" className="menu-button" onClick={close}>
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
