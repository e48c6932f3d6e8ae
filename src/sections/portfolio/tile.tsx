import { graphql } from "gatsby";
import { Icon } from "../../components/icon";
import { Photo } from "../../components/photo";
import { useRevealOnScroll } from "../../hooks/use-reveal-on-scroll";
import { interpolate } from "../../lib/interpolate";
import type { PortfolioPhoto } from "../../lib/result-pages";
import { hover } from "../../theme/media";
import { token } from "../../theme/token";

export interface TileProps {
  item: PortfolioPhoto;
  /** The category as it is shown. */
  category: string;
  /** `{alt}` is the photograph's own sentence. */
  openLabel: string;
  /** The first of a page: its largest picture. */
  first: boolean;
  /** What stands under it when it could not be opened. */
  note?: string | undefined;
  /** The visitor reaches for it: what opens it may be preloaded. */
  onReach: () => void;
  onOpen: () => void;
}

/** A photograph that opens. Pointer and keyboard see its category over it, touch reads it underneath. */
export function Tile({ item, category, openLabel, first, note, onReach, onOpen }: TileProps) {
  const ref = useRevealOnScroll<HTMLLIElement>();
  return (
    <li ref={ref}>
      <button
        type="button"
        css={tile}
        aria-label={interpolate(openLabel, { alt: item.image.alt })}
        onPointerDown={onReach}
        onFocus={onReach}
        onClick={({ currentTarget }) => {
          currentTarget.focus({ preventScroll: true }); // Safari does not, and focus must come back here.
          onOpen();
        }}
      >
        <Photo picture={item.image} priority={first}>
          <span css={over} className="over" aria-hidden="true">
            <Icon name="zoom" />
            <span>{category}</span>
          </span>
        </Photo>
      </button>
      <p className="cap" css={caption}>
        {category}
      </p>
      {note && (
        <p className="cap" role="alert">
          {note}
        </p>
      )}
    </li>
  );
}

const shown = { ".over": { opacity: 1 }, img: { transform: "scale(1.04)" } } as const;

const tile = {
  display: "block",
  inlineSize: "100%",
  ".pic img": {
    transition: `opacity ${token("d3")} linear, transform ${token("d4")} ${token("ease")}`,
  },
  [hover]: { "&:hover": shown },
  "&:focus-visible": { ...shown, borderRadius: 0 },
} as const;

const over = {
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: "0.75rem",
  padding: "1rem",
  background: token("veil-night"),
  color: token("petal"),
  font: `300 ${token("t-3")}/1 ${token("display")}`,
  textAlign: "center",
  opacity: 0,
  transition: `opacity ${token("d2")} ${token("ease")}`,
  ".i": { inlineSize: "2rem", blockSize: "2rem", color: token("gold-lit") },
} as const;

const caption = {
  [hover]: { position: "absolute", clipPath: "inset(50%)" },
} as const;

export const fragment = graphql`
  fragment PortfolioTile on PortfolioItem {
    jsonId
    category
    image {
      ...Photo
      full: image(preset: LIGHTBOX)
    }
  }
`;
