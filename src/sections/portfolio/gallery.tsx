import { graphql } from "gatsby";
import { useCallback, useRef, useState } from "react";
import { Filters } from "../../components/filters";
import { Pagination } from "../../components/pagination";
import type { PhotoData } from "../../components/photo";
import { Section } from "../../components/section";
import { useBackToClose } from "../../hooks/use-back-to-close";
import { useLightboxDialog } from "../../hooks/use-lightbox-dialog";
import { usePortfolioAddress } from "./use-portfolio-address";
import { useSalon } from "../../hooks/use-salon";
import { afterPaint } from "../../performance/after-paint";
import { portfolioPage } from "./portfolio-page";
import { savesData } from "../../performance/saves-data";
import { token } from "../../theme/token";
import { HeadingText } from "../shared/page-heading";
import { Wall } from "./wall";

export interface GalleryProps {
  page: Queries.PortfolioGalleryFragment;
  /** The route. */
  path: string;
}

type Item = Queries.PortfolioTileFragment;

const anchor = "portfolio";

/** The portfolio: by category, six at a time, each photograph to be seen large. */
export function Gallery({ page: content, path }: GalleryProps) {
  const { lightboxFailed } = useSalon().messages.errors;
  const { filters, items } = content;
  const { chosen, shown, show } = usePortfolioAddress(
    path,
    filters.map(({ key }) => key),
  );
  const { page, pages } = portfolioPage(items, chosen);
  const { dialog, fetchDialog, warm } = useLightboxDialog();
  const [opened, setOpened] = useState<PhotoData | null>(null);
  const [failed, setFailed] = useState<Item>();
  const close = useCallback(() => setOpened(null), []);
  useBackToClose(opened !== null, close);
  const reached = useRef(new Set<string>());

  const open = useCallback(
    (item: Item) => {
      setFailed(undefined);
      setOpened({ alt: item.image.alt, image: item.image.full });
      fetchDialog().catch(() => {
        setOpened(null);
        setFailed(item);
      });
    },
    [fetchDialog],
  );
  const reach = (next: number) => {
    const key = chosen.category + next;
    if (next === page || reached.current.has(key)) return;
    reached.current.add(key);
    /* The finger that reaches is about to choose: that goes first. */
    afterPaint(() => makeReady(portfolioPage(items, { ...chosen, page: next }).items));
  };
  return (
    <Section id={anchor} css={section}>
      <div className="wrap">
        <HeadingText path={path} heading={content.heading} lead={content.subtitle} soft />
        <Filters
          label={content.filtersLabel}
          filters={filters}
          selected={chosen.category}
          onSelect={(category) => {
            show({ category, page: 1 });
            scrollToStart(20);
          }}
        />
        <Wall content={content} {...shown} failed={failed} onReach={warm} onOpen={open} />
        <Pagination
          label={content.pagesLabel}
          pageLabel={content.pageLabel}
          pages={pages}
          current={page}
          onSelect={(next) => {
            show({ ...chosen, page: next });
            scrollToStart(0);
          }}
          onReach={reach}
        />
      </div>
      {dialog && (
        <dialog.Lightbox
          picture={opened}
          labels={{ ...content.lightbox, failed: lightboxFailed }}
          onClose={close}
        />
      )}
    </Section>
  );
}

/** The thumbnails of a page that she reaches for; not under Save-Data. */
function makeReady(items: readonly Item[]) {
  if (savesData()) return;
  import("../../lib/load-picture")
    .then(({ loadPicture }) => Promise.all(items.map(({ image }) => loadPicture(image.image))))
    .catch(() => undefined);
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

export const fragment = graphql`
  fragment PortfolioGallery on PortfolioPage {
    heading
    subtitle
    filtersLabel
    pagesLabel
    pageLabel
    lightbox {
      label
      close
      previous
      next
      loading
    }
    ...PortfolioWall
  }
`;
