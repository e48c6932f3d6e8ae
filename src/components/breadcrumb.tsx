import { Link } from "gatsby";
import { conditionOf, hover, lowScreen, phone } from "../theme/media";

export interface BreadcrumbProps {
  /** The address, such as `/special-offers`. Each segment adds an entry after the home page. */
  path: string;
  /** The names of the segments. A segment without a name is shown capitalised, and not as a link. */
  names?: readonly (string | undefined)[];
  /** The site's address, without a trailing slash. */
  siteUrl: string;
  home: { readonly label: string; readonly path: string };
  label: string;
  /** Shows the current entry only where there is room, because the heading right below has the same words. */
  short?: boolean;
}

interface Crumb {
  readonly name: string;
  readonly path: string;
  readonly isPage: boolean;
}

/** The breadcrumb, with the page's `BreadcrumbList` structured data. */
export function Breadcrumb({ path, names = [], siteUrl, home, label, short }: BreadcrumbProps) {
  const crumbs = crumbsOf(path, home.path, names);
  const list = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: home.label, path: home.path }, ...crumbs].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: siteUrl + crumb.path,
    })),
  };
  return (
    <>
      <nav css={[trail, short && withoutCurrent]} aria-label={label}>
        <ol>
          <li>
            <Link to={home.path}>{home.label}</Link>
          </li>
          {crumbs.map(({ name, path: to, isPage }, index) => {
            const isLast = index === crumbs.length - 1;
            return (
              <li key={to}>
                {isPage && !isLast ? (
                  <Link to={to}>{name}</Link>
                ) : (
                  <span aria-current={isLast ? "page" : undefined}>{name}</span>
                )}
              </li>
            );
          })}
        </ol>
      </nav>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(list).replace(/</g, "\\u003c") }}
      />
    </>
  );
}

/** One entry per segment of a path. Without a name, it is capitalised: `/special-offers` gives `Special-offers`. */
function crumbsOf(path: string, home: string, names: readonly (string | undefined)[]): Crumb[] {
  const root = home.replace(/\/$/, "");
  const segments = path.slice(root.length).split("/").filter(Boolean);
  return segments.map((segment, index) => {
    const [first = "", ...rest] = readable(segment);
    const name = names[index];
    return {
      name: name ?? first.toUpperCase() + rest.join(""),
      path: `${root}/${segments.slice(0, index + 1).join("/")}`,
      isPage: name !== undefined,
    };
  });
}

/** The decoded segment; the segment itself if its percent-encoding is invalid. */
function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const trail = {
  fontSize: "var(--t-small)",
  color: "var(--fg-2)",
  /* Fades before it gets under the logo of the transparent header. `important`: as in layout.css. */
  "@supports (animation-timeline: view())": {
    "&:not(:focus-within)": {
      animationName: "fade-out !important",
      animationTimingFunction: "linear !important",
      animationFillMode: "both !important",
      animationTimeline: "view(var(--header) 0px) !important",
      animationRange: "exit 0rem exit 1rem !important",
    },
  },
  ol: { display: "flex", flexWrap: "wrap" },
  li: { display: "flex", alignItems: "center", minBlockSize: "2.75rem", overflowWrap: "anywhere" },
  /* The separator ends the line before. */
  "li:not(:last-child)::after": {
    content: '""',
    flex: "none",
    inlineSize: "1.25rem",
    blockSize: 1,
    background: "currentColor",
    opacity: 0.55,
    marginInline: "0.75rem",
    transform: "rotate(calc(var(--sun) * -75deg))",
  },
  a: {
    display: "flex",
    alignItems: "center",
    minBlockSize: "2.75rem",
    minInlineSize: "2.75rem",
    textDecoration: "underline",
    textDecorationThickness: 1,
    textUnderlineOffset: "0.3em",
    textDecorationColor: "var(--line)",
  },
  [hover]: { "a:hover": { textDecorationColor: "currentColor" } },
  "[aria-current]": { color: "var(--fg)" },
} as const;

const withoutCurrent = {
  [`${phone}, ${conditionOf(lowScreen)}`]: {
    "li:last-child": { position: "absolute", clipPath: "inset(50%)" },
    "li:nth-last-of-type(2)::after": { display: "none" },
  },
} as const;
