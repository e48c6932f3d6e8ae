import { Link } from "gatsby";
import { useKept, useSubjects } from "../../hooks/use-stored-wishes";
import { Icon } from "../icon";

interface DockProps {
  bookLabel: string;
  /** What follows the label: the number of services, offers and photographs that the visitor asks for. */
  wishesLabel: (count: number) => string;
  /** The address of the contact page; on that page, the hash of its form. */
  bookPath: string;
  reviewsLabel: string;
  reviewsUrl: string;
  /** Shows icons on small screens: while scrolling down, or when a closing section is in view. */
  small: boolean;
  /** Leaves small screens to the form that is in view. */
  hidden: boolean;
  /** Leaves the foot of a phone's screen to the description and the actions of a photograph. */
  raised: boolean;
}

/** The two floating links: reviews and booking. On desktops they are in the gutter. With large text, both are icons. */
export function Dock(props: DockProps) {
  const { bookLabel, wishesLabel, bookPath, reviewsLabel, reviewsUrl, small, hidden, raised } =
    props;
  const wishes = useSubjects().length + useKept().length;
  const book = {
    className: "dock__book",
    "aria-label": wishes ? bookLabel + wishesLabel(wishes) : undefined,
    "data-wishes": wishes || undefined,
  };
  const label = (
    <>
      <Icon name="book" />
      <span>{bookLabel}</span>
    </>
  );
  return (
    <aside
      className="dock"
      aria-label={bookLabel}
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
          aria-label={reviewsLabel}
        >
          <Icon name="star" />
        </a>
        {bookPath.startsWith("#") ? (
          <a href={bookPath} {...book}>
            {label}
          </a>
        ) : (
          <Link to={bookPath} {...book}>
            {label}
          </Link>
        )}
      </div>
    </aside>
  );
}
