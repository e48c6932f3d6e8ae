import { useEffect, useState } from "react";
import { fill } from "../../lib/fill";
import { desktop } from "../../theme/media";
import { token } from "../../theme/token";
import { SocialLinks, type SocialLink } from "../social-links";
import { NavigationLinks, type NavigationLink } from "./navigation-links";

export interface FooterProps {
  hours: { readonly headline: string; readonly days: string };
  description: string;
  quickLinksLabel: string;
  navigation: readonly NavigationLink[];
  path: string;
  visitLabel: string;
  /** The street address, line by line. */
  address: readonly string[];
  phone: { readonly href: string; readonly text: string };
  email: string;
  followLabel: string;
  social: readonly SocialLink[];
  /** `{year}` is the year in which the page is looked at. */
  copyright: string;
  logo: string;
}

/** The night at the end of every page. */
export function Footer(props: FooterProps) {
  const year = useCurrentYear();
  return (
    <footer className="g-night" css={foot}>
      <div className="wrap">
        <div css={grid}>
          <div css={hours} className="stack">
            <p>{props.hours.headline}</p>
            <p className="soft">{props.hours.days}</p>
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
                <a href={props.phone.href}>{props.phone.text}</a>
              </p>
              <p>
                <a href={`mailto:${props.email}`}>{props.email}</a>
              </p>
            </address>
          </div>
          <div>
            <h2>{props.followLabel}</h2>
            <SocialLinks links={props.social} />
          </div>
        </div>
        <p css={end} className="small soft">
          {fill(props.copyright, { year })}
        </p>
        <div css={mark} aria-hidden="true">
          <img src={props.logo} alt="" width={427} height={153} loading="lazy" />
        </div>
      </div>
    </footer>
  );
}

const builtIn = new Date().getFullYear();

/** The year of the build in the HTML, the visitor's once the page runs. */
function useCurrentYear(): number {
  const [year, setYear] = useState(builtIn);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}

const foot = {
  paddingBlock: "clamp(4rem, 7vw, 7rem) 0",
  position: "relative",
  overflow: "hidden",
  h2: {
    font: `500 ${token("t-small")}/1.4 ${token("sans")}`,
    color: token("fg-2"),
    marginBlockEnd: "0.5rem",
  },
  address: { fontStyle: "normal" },
  "li a, address a": { display: "inline-flex", alignItems: "center", minBlockSize: "2.75rem" },
  "li a:hover, address a:hover": { color: token("gold-lit") },
} as const;

const grid = {
  display: "grid",
  gap: "3rem",
  "nav ul": { columns: 2 },
  [desktop]: { gridTemplateColumns: "5fr 2fr 3fr 2fr", "nav ul": { columns: 1 } },
} as const;

const hours = {
  "--flow": "1.25rem",
  "& > :first-of-type": {
    font: `300 clamp(4rem, 2.8rem + 6vw, 8rem)/0.88 ${token("display")}`,
    textWrap: "balance",
    color: token("gold-lit"),
  },
} as const;

const end = {
  marginBlockStart: "3rem",
  paddingBlockStart: "1.5rem",
  borderBlockStart: `1px solid ${token("line")}`,
} as const;

/* The name sinks below the edge of the page like the sun. */
const mark = {
  marginBlockStart: "2.5rem",
  overflow: "hidden",
  aspectRatio: "427 / 112",
  img: { inlineSize: "100%", blockSize: "auto" },
} as const;
