import { Link } from "gatsby";
import { useLocale, useSalon } from "../../hooks/use-page";
import { addressIn } from "../../i18n/address-in";

/** The navigation links of header, menu and footer. */
export function NavigationLinks({ onChoose }: { onChoose?: () => void }) {
  const { navigation, home } = useSalon();
  const { urlPrefix, route } = useLocale();
  const current = route && addressIn(urlPrefix, route);
  /** "page" for the link to the current page, "true" for a link to a page above it, except Home. */
  const currentOf = (path: string) => {
    if (path === current) return "page";
    return path !== home.path && current?.startsWith(`${path}/`) ? "true" : undefined;
  };
  return (
    <ul>
      {navigation.map(({ label, path }) => (
        <li key={path}>
          <Link
            to={path}
            aria-current={currentOf(path)}
            {...(onChoose ? { onClick: onChoose } : {})}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
