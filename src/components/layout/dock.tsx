import { Link } from "gatsby";
import { useLocale, useSalon } from "../../hooks/use-page";
import { useStoredWishes } from "../../hooks/use-stored-wishes";
import { addressIn } from "../../i18n/address-in";
import { pluralOf } from "../../i18n/plural";
import { contactRoute } from "../../lib/contact-route";
import { interpolate } from "../../lib/interpolate";
import { Icon } from "../icon";

export interface DockProps {
  /** Shows icons on small screens: while scrolling down, or when a closing section is in view. */
  small: boolean;
  /** Leaves small screens to the form that is in view. */
  hidden: boolean;
  /** Leaves the foot of a phone's screen to what is at rest there: the actions of a photograph, links of Services. */
  raised: boolean;
}

/** The two floating links: reviews and booking. On desktops they are in the gutter. With large text, both are icons. */
export function Dock({ small, hidden, raised }: DockProps) {
  const { reviewsUrl, messages, comma } = useSalon();
  const { locale, urlPrefix, route } = useLocale();
  const { bookNow, wishes, reviews } = messages.layout;
  /* The services, offers and photographs that the visitor asks for. */
  const count = useStoredWishes().length;
  const book = {
    className: "dock__book",
    "aria-label": count
      ? bookNow + comma + interpolate(pluralOf(wishes, count, locale), { count })
      : undefined,
    "data-wishes": count || undefined,
  };
  const label = (
    <>
      <Icon name="book" />
      <span>{bookNow}</span>
    </>
  );
  return (
    <aside
      className="dock"
      aria-label={bookNow}
      data-small={small}
      data-hidden={hidden}
      data-raised={raised}
    >
      <div className="dock__links">
        <a
          className="dock__reviews"
          href={reviewsUrl}
          target="_blank"
          rel="noopener"
          aria-label={reviews}
        >
          <Icon name="star" />
        </a>
        {route === contactRoute ? (
          <a href="#enquiry" {...book}>
            {label}
          </a>
        ) : (
          <Link to={addressIn(urlPrefix, contactRoute)} {...book}>
            {label}
          </Link>
        )}
      </div>
    </aside>
  );
}
