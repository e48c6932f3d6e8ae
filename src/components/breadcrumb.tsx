import { Link } from "gatsby";
import { token } from "../theme/token";

export interface BreadcrumbProps {
  /** The address, such as `/special-offers`. Each segment adds an entry after the home page. */
  path: string;
  /** The name of the page; by default, the last segment of its address. */
  name?: string;
  /** The site's address, without a trailing slash. */
  siteUrl: string;
  /** The first entry. */
  home: { readonly label: string; readonly path: string };
  /** The accessible name. */
  label: string;
}

interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The breadcrumb, with the page's `BreadcrumbList` structured data. */
export function Breadcrumb({ path, name, siteUrl, home, label }: BreadcrumbProps) {
  const crumbs = crumbsOf(path, home.path, name);
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
      <nav css={trail} aria-label={label}>
        <ol>
          <li>
            <Link to={home.path}>{home.label}</Link>
          </li>
          {crumbs.map((crumb) => (
            <li key={crumb.path}>
              <span aria-current={crumb === crumbs.at(-1) ? "page" : undefined}>{crumb.name}</span>
            </li>
          ))}
        </ol>
      </nav>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(list).replace(/</g, "\\u003c") }}
      />
    </>
  );
}

/** One entry per segment of a path, capitalised: `/special-offers` gives `Special-offers`. */
function crumbsOf(path: string, home: string, name: string | undefined): Crumb[] {
  const root = home.replace(/\/$/, "");
  const segments = path.slice(root.length).split("/").filter(Boolean);
  return segments.map((segment, index) => {
    const [first = "", ...rest] = readable(segment);
    const isLast = index === segments.length - 1;
    return {
      name: (isLast && name) || first.toUpperCase() + rest.join(""),
      path: `${root}/${segments.slice(0, index + 1).join("/")}`,
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
  fontSize: token("t-small"),
  color: token("fg-2"),
  ol: { display: "flex", flexWrap: "wrap" },
  li: { display: "flex", alignItems: "center", minBlockSize: "2.75rem", overflowWrap: "anywhere" },
  "li + li::before": {
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
    textDecorationColor: token("line"),
  },
  "a:hover": { textDecorationColor: "currentColor" },
  "[aria-current]": { color: token("fg") },
} as const;
