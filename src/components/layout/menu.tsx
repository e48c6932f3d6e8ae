import { Link } from "gatsby";
import { memo, type RefObject } from "react";
import { useSalon } from "../../hooks/use-page";
import { displayPhone, whatsappHref } from "../../lib/contact-links";
import { interpolate } from "../../lib/interpolate";
import { Icon } from "../icon";
import { SocialLinks } from "../social-links";
import { LocaleLinks } from "./locale-links";
import { Logo } from "./logo";
import { NavigationLinks } from "./navigation-links";
import { useMenu } from "./use-menu";

export const menuId = "menu";

interface MenuProps {
  dialog: RefObject<HTMLDialogElement>;
}

/**
 * The full-screen menu of small screens. The modal `<dialog>` traps focus, makes the page inert, closes on Escape and
 * restores focus. It is hidden with `visibility`, so that it stays painted while it fades out. `memo` keeps it from
 * rendering again when scrolling updates the layout.
 */
export const Menu = memo(function Menu({ dialog }: MenuProps) {
  useMenu(dialog);
  const { brand, home, hoursText, phone, whatsapp, messages } = useSalon();
  const labels = messages.layout;
  const callLabel = interpolate(labels.call, { number: displayPhone(phone) });
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} id={menuId} className="menu g-night beam" aria-label={labels.menuLabel}>
      <div className="menu__bar">
        <Link to={home.path} className="logo" onClick={close}>
          <Logo file={brand.logoOnDark.drawing} label={labels.logoLabel} lazy />
        </Link>
        <button type="button" className="menu-button" command="close" commandfor={menuId}>
          <span>{labels.menuClose}</span>
          <Icon name="close" />
        </button>
      </div>
      <nav className="menu__links" aria-label={labels.menuLabel}>
        <NavigationLinks onChoose={close} />
      </nav>
      <p className="menu__locales">
        <LocaleLinks />
      </p>
      <div className="menu__foot">
        <div className="small soft">
          {[hoursText.daysShort, hoursText.headline, ...hoursText.otherDays].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <SocialLinks
          links={[
            { label: labels.whatsapp, href: whatsappHref(whatsapp), icon: "wa" },
            { label: callLabel, href: `tel:${phone}`, icon: "phone" },
          ]}
        />
      </div>
    </dialog>
  );
});
