import { Link } from "gatsby";
import { useChosen } from "../../hooks/use-chosen";
import { useKeptLooks } from "../../hooks/use-kept-looks";
import { Icon } from "../icon";

interface DockProps {
  bookLabel: string;
  /** What follows the label: the number of services, offers and photographs that the visitor asks for. */
  keptLabel: (count: number) => string;
  bookPath: string;
  reviewsLabel: string;
  reviewsUrl: string;
  /** Shows icons on small screens: while scrolling down, or when a form or a closing section is in view. */
  small: boolean;
  /** Leaves the foot of a phone's screen to the description and the actions of a photograph. */
  raised: boolean;
}

/** The two floating links: reviews and booking. On desktops they are in the gutter. With large text, both are icons. */
export function Dock(props: DockProps) {
  const { bookLabel, keptLabel, bookPath, reviewsLabel, reviewsUrl, small, raised } = props;
  const kept = useChosen().length + useKeptLooks().length;
  return (
    <aside className="dock" aria-label={bookLabel} data-small={small} data-raised={raised}>
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
        <Link
          className="dock__book"
          to={bookPath}
          aria-label={kept ? bookLabel + keptLabel(kept) : undefined}
          data-kept={kept || undefined}
        >
          <Icon name="book" />
          <span>{bookLabel}</span>
        </Link>
      </div>
    </aside>
  );
}
