import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { CSSProperties } from "react";
import { Icon } from "../../components/icon";
import { Photo } from "../../components/photo";
import { PressLink } from "../../components/press-link";
import { useReveal } from "../../hooks/use-in-view";
import { scrollIntoView } from "../../lib/scroll-into-view";
import { conditionOf, hover, phone } from "../../theme/media";

interface TileProps {
  photograph: Queries.PortfolioTileFragment;
  category: string;
  /** Its place on the page. The first is the largest picture; the first row is in the first viewport. */
  index: number;
  /** An error message under the photograph, if it could not be opened. */
  note?: string | undefined;
  /** Called when a mouse is over it and on focus, to preload the lightbox. */
  onPrefetch: () => void;
  onOpen: (photograph: Queries.PortfolioTileFragment, tile: HTMLElement) => void;
}

/**
 * A photograph that opens in the lightbox; without script, its page opens. Its category shows on hover and focus, its name
 * on touch screens. On phones, one that is wider than high is shown as a whole.
 */
export function Tile({ photograph, category, index, note, onPrefetch, onOpen }: TileProps) {
  const ref = useReveal<HTMLLIElement>();
  const { landscape, ...picture } = photograph.image;
  return (
    <li ref={ref} {...(landscape && { "data-landscape": true, style: shapeOf(landscape) })}>
      <PressLink
        href={photograph.path}
        aria-haspopup="dialog"
        css={tile}
        /* A finger also enters, and may only scroll. */
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && onPrefetch()}
        onFocus={onPrefetch}
        onPress={(link) => {
          link.focus({ preventScroll: true }); // Safari does not focus links on click.
          onOpen(photograph, link);
        }}
      >
        <Photo
          picture={picture}
          alternative={
            landscape && {
              media: conditionOf(phone),
              picture: { ...picture, image: landscape },
            }
          }
          load={index === 0 ? "first" : index < 3 ? "eager" : undefined}
        >
          <span css={over} className="over">
            <Icon name="zoom" />
            <span>{category}</span>
          </span>
        </Photo>
        <span className="cap" css={caption}>
          {photograph.name}
        </span>
      </PressLink>
      {note && (
        <p ref={scrollIntoView} className="cap" role="alert">
          {note}
        </p>
      )}
    </li>
  );
}

function shapeOf({ width, height }: IGatsbyImageData): CSSProperties & Record<"--whole", number> {
  return { "--whole": width / height };
}

const shown = { ".over": { opacity: 1 }, img: { transform: "scale(1.04)" } } as const;

const tile = {
  display: "block",
  inlineSize: "100%",
  ".pic img": {
    transition: "opacity var(--d3) linear, transform var(--d4) var(--ease)",
  },
  [hover]: { "&:hover": shown },
  "&:focus-visible": { ...shown, borderRadius: 0 },
  "@media screen": {
    "html:has(dialog[open]) &:has([data-enlarged]) > *": { visibility: "hidden" },
  },
} as const;

const over = {
  position: "absolute",
  inset: "auto 0 0",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.75rem",
  padding: "5rem 1rem 1rem",
  background: "linear-gradient(in srgb, transparent, var(--night-72) 5rem)",
  color: "var(--petal)",
  font: "300 var(--t-3)/1 var(--display)",
  opacity: 0,
  transition: "opacity var(--d2) var(--ease)",
  ".i": { color: "var(--gold-lit)" },
} as const;

const caption = {
  font: "300 var(--t-4)/1.1 var(--display)",
  color: "inherit",
  [hover]: { position: "absolute", clipPath: "inset(50%)" },
} as const;

export const fragment = graphql`
  fragment PortfolioTile on Photograph {
    jsonId
    slug
    name
    category
    path
    title
    image {
      ...Photo
      landscape
      full: image(preset: LIGHTBOX)
    }
  }
`;
