import { Link } from "gatsby";

export interface NavigationLink {
  readonly label: string;
  readonly path: string;
}

interface NavigationLinksProps {
  links: readonly NavigationLink[];
  /** The current path. The link to it, or to the page above it, gets `aria-current`. */
  path: string;
  onChoose?: () => void;
}

/** The navigation links of header, menu and footer. */
export function NavigationLinks({ links, path, onChoose }: NavigationLinksProps) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.path}>
          <Link
            to={link.path}
            aria-current={currentOf(link, links, path)}
            {...(onChoose ? { onClick: onChoose } : {})}
          >
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** "page" for the link to the current page, "true" for a link to a page above it, except Home. */
function currentOf({ path }: NavigationLink, links: readonly NavigationLink[], current: string) {
  if (path === current) return "page";
  const isHome = links.every((link) => link.path.startsWith(path));
  return !isHome && current.startsWith(`${path}/`) ? "true" : undefined;
}
