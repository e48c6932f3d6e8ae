import { graphql } from "gatsby";
import { memo } from "react";
import { useSalon } from "../../hooks/use-page";
import { interpolate } from "../../lib/interpolate";
import type { PortfolioView } from "../../lib/portfolio-views";
import { desktop, phone, tablet } from "../../theme/media";
import { Tile } from "./tile";

interface PhotoGridProps {
  content: Queries.PortfolioPhotoGridFragment;
  view: PortfolioView;
  /** Whether another view is loading. */
  busy: boolean;
  /** The photograph that could not be opened. */
  failed: Queries.PortfolioTileFragment | undefined;
  /** Called when a mouse is over a photograph and on focus, to preload the lightbox. */
  onPrefetch: () => void;
  onOpen: (photograph: Queries.PortfolioTileFragment, tile: HTMLElement) => void;
}

/** The photographs of a view. It renders separately, so that the controls can update first. */
export const PhotoGrid = memo(function PhotoGrid(props: PhotoGridProps) {
  const { content, view, busy, failed, onPrefetch, onOpen } = props;
  const { photographs, total } = content.view;
  const { portfolioEmpty, lightboxFailed } = useSalon().messages.errors;
  const categoryName = (key: string) =>
    content.filters.find((each) => each.key === key)?.name ?? "";
  const viewKey = view.category + view.page;
  const count = { shown: photographs.length, total, category: categoryName(view.category) };
  return (
    <>
      <p className="vh" aria-live="polite">
        <span key={viewKey}>{total > 0 && interpolate(content.shown, count)}</span>
      </p>
      {total > 0 ? (
        /* A photograph of both views must not move from its old place, which is a layout shift. */
        <ul key={viewKey} css={grid} aria-busy={busy}>
          {photographs.map((photograph, index) => (
            <Tile
              key={photograph.jsonId}
              photograph={photograph}
              category={categoryName(photograph.category)}
              index={index}
              note={photograph === failed ? lightboxFailed : undefined}
              onPrefetch={onPrefetch}
              onOpen={onOpen}
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

/* The second column is offset downwards. On phones the tiles alternate between the edges of the screen, or fill it. */
const grid = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2.5rem var(--gap)",
  marginBlock: "2rem 3.5rem",
  li: { position: "relative" },
  "--d3": "300ms",
  /* The photographs of the last view, until those of the chosen one are there. */
  "&[aria-busy=true]": { opacity: 0.35, transition: "opacity var(--d2)" },
  [phone]: {
    "& > :nth-of-type(odd)": {
      marginInlineStart: "calc(var(--gutter) * -1)",
      marginInlineEnd: "2.25rem",
    },
    "& > :nth-of-type(even)": {
      marginInlineEnd: "calc(var(--gutter) * -1)",
      marginInlineStart: "2.25rem",
    },
    "& > [data-landscape]": {
      marginInline: "calc(var(--gutter) * -1)",
      "--ar": "var(--whole)",
    },
    ".cap": { paddingInline: "var(--gutter)" },
    "& > :nth-of-type(even):not([data-landscape]) .cap": { paddingInlineStart: 0 },
  },
  [tablet]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    rowGap: "3.5rem",
    paddingBlockEnd: "4rem",
    "& > :nth-of-type(even)": { marginBlock: "4rem -4rem" },
  },
  [desktop]: {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
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
    shown
    view(category: $category, page: $page) {
      total
      photographs {
        ...PortfolioTile
      }
    }
  }
`;
