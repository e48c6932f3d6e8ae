import { Link } from "gatsby";
import { type ReactNode, type RefObject, useEffect } from "react";
import type { ImageFile } from "../../lib/largest-jpeg";
import { conditionOf, desktop } from "../../theme/media";
import { Icon } from "../icon";
import { Logo } from "./logo";
import { type NavigationLink, NavigationLinks } from "./navigation-links";

/** The id of the menu, for the commands of its buttons. */
export const menuId = "menu";

export interface MenuProps {
  dialog: RefObject<HTMLDialogElement>;
  label: string;
  closeLabel: string;
  logo: ImageFile;
  logoLabel: string;
  navigation: readonly NavigationLink[];
  path: string;
  homePath: string;
  /** Links to the page in other locales. */
  localeLinks: ReactNode;
  /** The content at the bottom of the menu. */
  children: ReactNode;
}

/**
 * The full-screen menu of small screens. Its buttons open and close it by commands, also before hydration. The modal `<dialog>` traps focus, makes the page inert, closes on Escape and
 * restores focus. It is hidden with `visibility`, so that it stays painted while it fades out. It closes when the screen
 * gets so wide that the header shows the links instead of the menu's button.
 */
export function Menu({ dialog, children, ...props }: MenuProps) {
  const close = () => dialog.current?.close();
  useEffect(() => {
    const wide = matchMedia(conditionOf(desktop));
    const closeWithoutButton = () => dialog.current?.close();
    wide.addEventListener("change", closeWithoutButton);
    return () => wide.removeEventListener("change", closeWithoutButton);
  }, [dialog]);
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
