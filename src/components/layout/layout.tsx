import { useRef, useState, type ReactNode } from "react";
import { usePageScroll } from "../../hooks/use-page-scroll";
import { useRouteChange } from "../../hooks/use-route-change";
import { useSalon, type Salon } from "../../hooks/use-salon";
import { displayPhone, whatsappHref } from "../../lib/contact-links";
import { fill } from "../../lib/fill";
import { ErrorBoundary } from "../error-boundary";
import { SocialLinks, type SocialLink } from "../social-links";
import { Dock } from "./dock";
import { Footer } from "./footer";
import { Header } from "./header";
import { Menu } from "./menu";

export interface LayoutProps {
  /** The route, without a slash at its end. */
  path: string;
  hash: string;
  children: ReactNode;
}

/** The frame around every page. It stays when the route changes; only its children are exchanged. */
export function Layout({ path, hash, children }: LayoutProps) {
  const salon = useSalon();
  const { brand, navigation, hoursText, messages } = salon;
  const words = messages.layout;
  const menu = useRef<HTMLDialogElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const { headerSolid, dockAway } = usePageScroll(path);
  useRouteChange(path, hash, menu);
  const openMenu = () => {
    menu.current?.showModal();
    setMenuOpen(true);
  };
  const phone = { href: `tel:${salon.phone}`, text: displayPhone(salon.phone) };
  const frame = { navigation, path, logoLabel: words.logoLabel };
  return (
    <>
      <a className="skip" href="#main">
        {words.skipLink}
      </a>
      <Header
        {...frame}
        logo={brand.logo.publicURL ?? ""}
        navigationLabel={words.mainNavigation}
        solid={headerSolid}
        menuLabel={words.menuOpen}
        menuOpen={menuOpen}
        onMenu={openMenu}
      />
      <main id="main">
        <ErrorBoundary
          key={path}
          title={messages.errors.unexpected}
          home={messages.errors.unexpectedHome}
        >
          {children}
        </ErrorBoundary>
      </main>
      <Footer
        {...frame}
        hours={hoursText}
        description={brand.description}
        quickLinksLabel={words.quickLinks}
        visitLabel={words.visit}
        address={streetAddress(salon)}
        phone={phone}
        email={salon.email}
        followLabel={words.follow}
        social={socialLinks(salon)}
        copyright={fill(words.copyright, { name: brand.fullName })}
        logo={brand.logoDisplay.publicURL ?? ""}
      />
      <Dock
        bookLabel={words.bookNow}
        reviewsLabel={words.reviews}
        reviewsUrl={salon.reviewsUrl}
        away={dockAway}
      />
      <Menu
        {...frame}
        dialog={menu}
        onClosed={() => setMenuOpen(false)}
        label={words.menuLabel}
        closeLabel={words.menuClose}
        logo={brand.logoOnDark.publicURL ?? ""}
      >
        <p className="small soft">
          {hoursText.daysShort}
          <br />
          {hoursText.headline}
        </p>
        <SocialLinks
          links={[
            { label: words.whatsapp, href: whatsappHref(salon.whatsapp), icon: "wa" },
            { label: fill(words.call, { number: phone.text }), href: phone.href, icon: "phone" },
          ]}
        />
      </Menu>
    </>
  );
}

function streetAddress({ address, messages }: Salon): string[] {
  const { street, block, district, country } = address;
  return [fill(messages.layout.street, { street, block }), `${district}, ${country}`];
}

function socialLinks({ social, whatsapp, messages }: Salon): SocialLink[] {
  return [
    { label: messages.layout.instagram, href: social.instagram, icon: "ig" },
    { label: messages.layout.facebook, href: social.facebook, icon: "fb" },
    { label: messages.layout.whatsapp, href: whatsappHref(whatsapp), icon: "wa" },
  ];
}
