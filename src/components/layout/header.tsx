import { Link } from "gatsby";
import { useSalon } from "../../hooks/use-page";
import { LocaleLinks } from "./locale-links";
import { Logo } from "./logo";
import { menuId } from "./menu";
import { NavigationLinks } from "./navigation-links";

interface HeaderProps {
  /** Whether the page is scrolled past the threshold at which the header becomes solid. */
  solid: boolean;
}

/** The header of every page: transparent at the top of the page, solid once it has scrolled. */
export function Header({ solid }: HeaderProps) {
  const { brand, home, messages } = useSalon();
  const labels = messages.layout;
  return (
    <header className="header" data-solid={solid}>
      <div className="wrap header__row">
        <Link to={home.path} className="logo">
          <Logo file={brand.logo.drawing} label={labels.logoLabel} />
        </Link>
        <div className="header__links">
          <nav aria-label={labels.mainNavigation}>
            <NavigationLinks />
          </nav>
          <LocaleLinks />
        </div>
        <button
          type="button"
          className="menu-button"
          aria-haspopup="dialog"
          command="show-modal"
          commandfor={menuId}
        >
          <span>{labels.menuOpen}</span>
          <i />
        </button>
      </div>
      <div className="day-line" aria-hidden="true" />
    </header>
  );
}
