import { memo, type ReactNode, useEffect, useRef } from "react";
import { usePage } from "../../hooks/use-page";
import { type Salon, useSalon } from "../../hooks/use-salon";
import { addressIn } from "../../i18n/address-in";
import { pluralOf } from "../../i18n/plural";
import { displayPhone, socialLinks, whatsappHref } from "../../lib/contact-links";
import { contactRoute } from "../../lib/contact-route";
import { interpolate } from "../../lib/interpolate";
import { ErrorBoundary, type ErrorScreen } from "../error-boundary";
import { SocialLinks } from "../social-links";
import { Dock } from "./dock";
import { Footer } from "./footer";
import { Header } from "./header";
import { LocaleLinks } from "./locale-links";
import { Menu, type MenuProps } from "./menu";
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
  const { brand, navigation, home, reviewsUrl, messages, comma } = useSalon();
  const { locale, urlPrefix } = usePage().pageContext;
  const labels = messages.layout;
  const menu = useRef<HTMLDialogElement>(null);
  const { headerSolid, ...dock } = usePageScroll(pageKey);
  const contactPath = addressIn(urlPrefix, contactRoute);
  useRouteChange({ path, pageKey, keepsPlace }, menu);
  /* A task later, what is stored in this browser is rendered. The script in the head then repeats a press. */
  useEffect(() => void setTimeout(() => dispatchEvent(new Event("hydrated"))), []);
  return (
    <>
      <a className="skip" href="#main">
        {labels.skipLink}
      </a>
      <Header
        navigation={navigation}
        path={path}
        homePath={home.path}
        localeLinks={<OtherLocales />}
        logo={brand.logo.drawing}
        logoLabel={labels.logoLabel}
        navigationLabel={labels.mainNavigation}
        solid={headerSolid}
        menuLabel={labels.menuOpen}
        menu={menu}
      />
      <main id="main">
        <ErrorBoundary key={pageKey} {...errorScreen}>
          {children}
        </ErrorBoundary>
      </main>
      <SalonFooter path={path} />
      <Dock
        bookLabel={labels.bookNow}
        wishesLabel={(count) =>
          comma + interpolate(pluralOf(labels.kept, count, locale), { count })
        }
        bookPath={path === contactPath ? "#enquiry" : contactPath}
        reviewsLabel={labels.reviews}
        reviewsUrl={reviewsUrl}
        small={dock.dockSmall}
        hidden={dock.dockHidden}
        raised={dock.dockRaised}
      />
      <SalonMenu path={path} dialog={menu} />
    </>
  );
}

/* Scrolling updates the layout's state; `memo` keeps the footer and the menu from rendering again. */
const SalonFooter = memo(function SalonFooter({ path }: Pick<LayoutProps, "path">) {
  const salon = useSalon();
  const { brand, navigation, hoursText, builtIn, phone, email, messages } = salon;
  const labels = messages.layout;
  return (
    <Footer
      navigation={navigation}
      path={path}
      hours={hoursText}
      description={brand.description}
      quickLinksLabel={labels.quickLinks}
      visitLabel={labels.visit}
      address={streetAddress(salon)}
      phone={{ href: `tel:${phone}`, text: displayPhone(phone) }}
      email={email}
      followLabel={labels.follow}
      social={socialLinks(salon, labels)}
      copyright={interpolate(labels.copyright, { name: brand.fullName })}
      builtIn={builtIn}
      logo={brand.logoDisplay.drawing}
    />
  );
});

const SalonMenu = memo(function SalonMenu(props: Pick<MenuProps, "path" | "dialog">) {
  const { brand, navigation, home, hoursText, phone, whatsapp, messages } = useSalon();
  const labels = messages.layout;
  const callLabel = interpolate(labels.call, { number: displayPhone(phone) });
  return (
    <Menu
      {...props}
      navigation={navigation}
      homePath={home.path}
      localeLinks={<OtherLocales />}
      label={labels.menuLabel}
      closeLabel={labels.menuClose}
      logo={brand.logoOnDark.drawing}
      logoLabel={labels.logoLabel}
    >
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
    </Menu>
  );
});

function OtherLocales() {
  const { others, urlPrefix, route = "/404" } = usePage().pageContext;
  const links = others.map((other) => ({ ...other, to: addressIn(other.urlPrefix, route) }));
  return <LocaleLinks links={links} from={urlPrefix} />;
}

function streetAddress({ address, messages, comma }: Salon): string[] {
  const { street, block, district, country } = address;
  const line = block ? interpolate(messages.layout.street, { street, block }) : street;
  return [line, district + comma + country];
}
