import { type CSSProperties, memo } from "react";
import { useInBrowser } from "../../hooks/use-in-browser";
import { useSalon } from "../../hooks/use-page";
import { displayPhone, socialLinks } from "../../lib/contact-links";
import { interpolate } from "../../lib/interpolate";
import { SocialLinks } from "../social-links";
import { Logo } from "./logo";
import { NavigationLinks } from "./navigation-links";

function shapeOf({ width, height }: Queries.ImageFile): CSSProperties & Record<"--shape", number> {
  return { "--shape": width / height };
}

/** The footer of every page. `memo` keeps it from rendering again when scrolling updates the layout. */
export const Footer = memo(function Footer() {
  const salon = useSalon();
  const { address, brand, hoursText, phone, email, directionsUrl, comma } = salon;
  const { street, block, district, country } = address;
  const labels = salon.messages.layout;
  const logo = brand.logoDisplay.drawing;
  /* The year of the build, which the built HTML shows. */
  const year = useInBrowser(() => new Date().getFullYear(), salon.builtIn);
  return (
    <footer className="footer g-night">
      <div className="wrap">
        <div className="footer__grid">
          <div className="footer__hours stack">
            <p className="footer__headline">{hoursText.headline}</p>
            <div className="soft">
              {[hoursText.days, ...hoursText.otherDays].map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <p className="measure soft">{brand.description}</p>
          </div>
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links">{labels.quickLinks}</h2>
            <NavigationLinks />
          </nav>
          <div>
            <h2>{labels.visit}</h2>
            <address>
              <p>
                <a href={directionsUrl} target="_blank" rel="noopener">
                  {block ? interpolate(labels.street, { street, block }) : street}
                </a>
              </p>
              <p>{district + comma + country}</p>
              <p>
                <a dir="ltr" href={`tel:${phone}`}>
                  {displayPhone(phone)}
                </a>
              </p>
              <p>
                <a dir="ltr" href={`mailto:${email}`}>
                  {email}
                </a>
              </p>
            </address>
          </div>
          <div>
            <h2>{labels.follow}</h2>
            <SocialLinks links={socialLinks(salon, labels)} />
          </div>
        </div>
        <p className="footer__end small soft">
          {interpolate(labels.copyright, { name: brand.fullName, year })}
        </p>
        <div className="footer__mark" style={shapeOf(logo)} aria-hidden="true">
          <Logo file={logo} label="" lazy />
        </div>
      </div>
    </footer>
  );
});
