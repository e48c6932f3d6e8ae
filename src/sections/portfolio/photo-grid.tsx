import { graphql } from "gatsby";
import { memo } from "react";
import { useSalon } from "../../hooks/use-salon";
import { interpolate } from "../../lib/interpolate";
import type { PortfolioPhoto } from "../../lib/result-pages";
import { desktop, phone, tablet } from "../../theme/media";
import { token } from "../../theme/token";
import { Tile } from "./tile";
import type { ViewPhotos } from "./use-photos";

export interface PhotoGridProps {
  content: Queries.PortfolioPhotoGridFragment;
  photos: ViewPhotos;
  /** The one that could not be opened. */
  failed: PortfolioPhoto | undefined;
  /** The visitor reaches for a photograph. */
  onReach: () => void;
  onOpen: (item: PortfolioPhoto) => void;
}

/** The photographs of a view. A component of its own, because its controls answer before it has changed. */
export const PhotoGrid = memo(function PhotoGrid(props: PhotoGridProps) {
  const { content, photos, failed, onReach, onOpen } = props;
  const { category, page, items, total } = photos;
  const { portfolioEmpty, lightboxFailed } = useSalon().messages.errors;
  const nameOf = (key: string) => content.filters.find((each) => each.key === key)?.name ?? "";
  const count = { shown: items.length, total, category: nameOf(category) };
  return (
    <>
      <p className="vh" aria-live="polite">
        <span key={category + page}>{total > 0 && interpolate(content.shown, count)}</span>
      </p>
      {total > 0 ? (
        <ul css={grid}>
          {items.map((item, index) => (
            <Tile
              key={item.jsonId}
              item={item}
              category={nameOf(item.category)}
              openLabel={content.openLabel}
              first={index === 0}
              note={item === failed ? lightboxFailed : undefined}
              onReach={onReach}
              onOpen={() => onOpen(item)}
            />
          ))}
        </ul>
      ) : (
        <p className="h3" css={empty} role="status">
          {portfolioEmpty}
        </p>
      )}
    </>
  );
});

/* The second column hangs lower; on phones the tiles touch one edge of the screen, then the other. */
const grid = {
  display: "grid",
  gap: `2.5rem ${token("gap")}`,
  marginBlock: "2rem 3.5rem",
  li: { position: "relative" },
  [phone]: {
    "& > :nth-of-type(odd)": {
      marginInlineStart: `calc(${token("gutter")} * -1)`,
      marginInlineEnd: "2.25rem",
    },
    "& > :nth-of-type(even)": {
      marginInlineEnd: `calc(${token("gutter")} * -1)`,
      marginInlineStart: "2.25rem",
    },
    "& > :nth-of-type(odd) .cap": { paddingInlineStart: token("gutter") },
    "& > :nth-of-type(even) .cap": { paddingInlineEnd: token("gutter") },
  },
  [tablet]: {
    gridTemplateColumns: "1fr 1fr",
    rowGap: "3.5rem",
    paddingBlockEnd: "4rem",
    "& > :nth-of-type(even)": { marginBlock: "4rem -4rem" },
  },
  [desktop]: {
    gridTemplateColumns: "repeat(3, 1fr)",
    paddingBlockEnd: "5.5rem",
    "& > :nth-of-type(even)": { marginBlock: 0 },
    "& > :nth-of-type(3n + 2)": { marginBlock: "5.5rem -5.5rem" },
  },
} as const;

const empty = { paddingBlock: "4rem", textAlign: "center" } as const;

export const fragment = graphql`
  fragment PortfolioPhotoGrid on PortfolioPage {
    filters {
      key
      name
    }
    openLabel
    shown
  }
`;
