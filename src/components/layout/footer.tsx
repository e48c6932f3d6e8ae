import type { CSSProperties } from "react";
import { useInBrowser } from "../../hooks/use-in-browser";
import type { IconLink } from "../../lib/contact-links";
import { interpolate } from "../../lib/interpolate";
import { SocialLinks } from "../social-links";
import { Logo } from "./logo";
import { type NavigationLink, NavigationLinks } from "./navigation-links";

interface FooterProps {
  hours: {
    readonly headline: string;
    /** The days with these hours. */
    readonly days: string;
    /** The other days with theirs. */
    readonly otherDays: readonly string[];
  };
  description: string;
  quickLinksLabel: string;
  navigation: readonly NavigationLink[];
  path: string;
  visitLabel: string;
  address: readonly string[];
  phone: { readonly href: string; readonly text: string };
  email: string;
  followLabel: string;
  social: readonly IconLink[];
  /** `{year}` is replaced with the current year. */
  copyright: string;
  /** The year of the build, which the built HTML shows. */
  builtIn: number;
  logo: Queries.ImageFile;
}

function shapeOf({ width, height }: Queries.ImageFile): CSSProperties & Record<"--shape", number> {
  return { "--shape": width / height };
}

export function Footer(props: FooterProps) {
  const year = useInBrowser(() => new Date().getFullYear(), props.builtIn);
  return (
    <footer className="footer g-night">
      <div className="wrap">
        <div className="footer__grid">
          <div className="footer__hours stack">
            <p className="footer__headline">{props.hours.headline}</p>
            <div className="soft">
              {[props.hours.days, ...props.hours.otherDays].map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <p className="measure soft">{props.description}</p>
          </div>
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links">{props.quickLinksLabel}</h2>
            <NavigationLinks links={props.navigation} path={props.path} />
          </nav>
          <div>
            <h2>{props.visitLabel}</h2>
            <address>
              {props.address.map((line) => (
                <p key={line}>{line}</p>
              ))}
              <p>
                <a dir="ltr" href={props.phone.href}>
                  {props.phone.text}
                </a>
              </p>
              <p>
                <a dir="ltr" href={`mailto:${props.email}`}>
                  {props.email}
                </a>
              </p>
            </address>
          </div>
          <div>
            <h2>{props.followLabel}</h2>
            <SocialLinks links={props.social} />
          </div>
        </div>
        <p className="footer__end small soft">{interpolate(props.copyright, { year })}</p>
        <div className="footer__mark" style={shapeOf(props.logo)} aria-hidden="true">
          <Logo file={props.logo} label="" lazy />
        </div>
      </div>
    </footer>
  );
}
