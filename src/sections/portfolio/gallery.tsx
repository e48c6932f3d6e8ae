import { graphql } from "gatsby";
import { useCallback, useMemo, useRef, useState } from "react";
import { Filters } from "../../components/filters";
import { Pagination } from "../../components/pagination";
import type { PhotoData } from "../../components/photo";
import { Section } from "../../components/section";
import { useLightboxDialog } from "../../hooks/use-lightbox-dialog";
import { usePortfolioAddress } from "../../hooks/use-portfolio-address";
import { useSalon } from "../../hooks/use-salon";
import { fill } from "../../lib/fill";
import { byCategory, interleave } from "../../lib/interleave";
import { paginate } from "../../lib/paginate";
import { everyCategory } from "../../lib/portfolio-address";
import { savesData } from "../../lib/saves-data";
import { desktop, phone, tablet } from "../../theme/media";
import { token } from "../../theme/token";
import { HeadingWords } from "../shared/page-heading";
import { Tile } from "./tile";

export interface GalleryProps {
  page: Queries.PortfolioGalleryFragment;
  /** The route. */
  path: string;
}

const anchor = "portfolio";
const pageSize = 6;

/** The portfolio: by category, six at a time, each photograph to be seen large. */
export function Gallery({ page: content, path }: GalleryProps) {
  const { portfolioEmpty, lightboxFailed } = useSalon().messages.errors;
  const { filters, items } = content;
  const [view, show] = usePortfolioAddress(
    path,
    filters.map(({ key }) => key),
  );
  const { dialog, fetchDialog, warm } = useLightboxDialog();
  const [opened, setOpened] = useState<PhotoData | null>(null);
  const [failed, setFailed] = useState<Item>();
  const close = useCallback(() => setOpened(null), []);
  const reached = useRef(new Set<string>());

  const chosen = useMemo(() => itemsOf(items, view.category), [items, view.category]);
  const { items: shown, page, pages } = paginate(chosen, view.page, pageSize);
  const nameOf = (category: string) => filters.find(({ key }) => key === category)?.name ?? "";
  const count = { shown: shown.length, total: chosen.length, category: nameOf(view.category) };

  const open = (item: Item) => {
    setFailed(undefined);
    setOpened({ alt: item.image.alt, gatsbyImageData: item.image.full });
    fetchDialog().catch(() => {
      setOpened(null);
      setFailed(item);
    });
  };
  const reach = (next: number) => {
    const key = view.category + next;
    if (next === page || reached.current.has(key)) return;
    reached.current.add(key);
    makeReady(paginate(chosen, next, pageSize).items);
  };
  return (
    <Section id={anchor} css={section}>
      <div className="wrap">
        <HeadingWords path={path} heading={content.heading} lead={content.subtitle} soft />
        <Filters
          label={content.filtersLabel}
          filters={filters}
          selected={view.category}
          onSelect={(category) => {
            show({ category, page: 1 });
            scrollToStart(20);
          }}
        />
        <p className="vh" aria-live="polite">
          <span key={view.category + page}>{chosen.length > 0 && fill(content.shown, count)}</span>
        </p>
        {chosen.length > 0 ? (
          <ul css={grid}>
            {shown.map((item, index) => (
              <Tile
                key={item.jsonId}
                item={item}
                category={nameOf(item.category)}
                openLabel={content.openLabel}
                first={index === 0}
                note={item === failed ? lightboxFailed : undefined}
                onReach={warm}
                onOpen={() => open(item)}
              />
            ))}
          </ul>
        ) : (
          <p className="h3" css={empty} role="status">
            {portfolioEmpty}
          </p>
        )}
        <Pagination
          label={content.pagesLabel}
          pageLabel={content.pageLabel}
          pages={pages}
          current={page}
          onSelect={(next) => {
            show({ category: view.category, page: next });
            scrollToStart(0);
          }}
          onReach={reach}
        />
      </div>
      {dialog && (
        <dialog.Lightbox
          picture={opened}
          words={{ ...content.lightbox, failed: lightboxFailed }}
          onClose={close}
        />
      )}
    </Section>
  );
}

type Item = Queries.PortfolioTileFragment;

/** One category in list order; all of them by turns. */
function itemsOf(items: readonly Item[], category: string): readonly Item[] {
  return category === everyCategory
    ? interleave(byCategory(items))
    : items.filter((item) => item.category === category);
}

/** The thumbnails of a page that she reaches for; not under Save-Data. */
async function makeReady(items: readonly Item[]) {
  if (savesData()) return;
  const module = await import("../../lib/load-picture").catch(() => undefined);
  items.forEach(({ image }) => module?.loadPicture(image.gatsbyImageData).catch(() => undefined));
}

function scrollToStart(offset: number) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const start = document.getElementById(anchor)?.getBoundingClientRect().top ?? 0;
  scrollTo({ top: start + scrollY - offset, behavior: still ? "instant" : "smooth" });
}

const section = {
  paddingBlock: `calc(${token("header")} + 0.5rem) ${token("section")}`,
  "--head-end": "1.5rem",
} as const;

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
  fragment PortfolioGallery on PortfolioPage {
    heading
    subtitle
    filtersLabel
    filters {
      key
      name
    }
    pagesLabel
    pageLabel
    openLabel
    shown
    lightbox {
      label
      close
      previous
      next
      loading
    }
    items {
      ...PortfolioTile
    }
  }
`;
