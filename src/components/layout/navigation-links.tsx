import { Link } from "gatsby";

export interface NavigationLink {
  readonly label: string;
  readonly path: string;
}

export interface NavigationLinksProps {
  links: readonly NavigationLink[];
  /** The current path; its link gets `aria-current`. */
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
            aria-current={link.path === path ? "page" : undefined}
            {...(onChoose ? { onClick: onChoose } : {})}
          >
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
