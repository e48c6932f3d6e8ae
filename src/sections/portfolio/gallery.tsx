import { graphql } from "gatsby";
import { useCallback, useRef, useState } from "react";
import { Filters } from "../../components/filters";
import { Pagination } from "../../components/pagination";
import type { PhotoData } from "../../components/photo";
import { Section } from "../../components/section";
import { useBackToClose } from "../../hooks/use-back-to-close";
import { useSalon } from "../../hooks/use-salon";
import type { PortfolioPhoto } from "../../lib/result-pages";
import { token } from "../../theme/token";
import { HeadingText } from "../shared/page-heading";
import { LoadingNotice } from "./loading-notice";
import { PhotoGrid } from "./photo-grid";
import { useLightboxDialog } from "./use-lightbox-dialog";
import { type PhotoCounts, usePhotos } from "./use-photos";
import { usePortfolioAddress } from "./use-portfolio-address";
import { usePrefetch } from "./use-prefetch";

export interface GalleryProps {
  page: Queries.PortfolioGalleryFragment;
  counts: PhotoCounts;
  path: string;
}

const anchor = "portfolio";
const loadLightbox = () => import("../../components/lightbox");

/** The portfolio: photographs by category, six per page, which open in the lightbox. */
export function Gallery({ page: content, counts, path }: GalleryProps) {
  const { lightboxFailed } = useSalon().messages.errors;
  const { filters, firstPage } = content;
  const { chosen, choose } = usePortfolioAddress(
    path,
    filters.map(({ key }) => key),
  );
  const { page, pages, shown, loading, retry } = usePhotos(firstPage, counts, chosen);
  const { dialog, fetchDialog, preload } = useLightboxDialog(loadLightbox);
  const [opened, setOpened] = useState<PhotoData | null>(null);
  const [failed, setFailed] = useState<PortfolioPhoto>();
  const close = useCallback(() => setOpened(null), []);
  useBackToClose(opened !== null, close);
  const prefetch = usePrefetch(counts);
  const frame = useRef<HTMLDivElement>(null);

  const open = useCallback(
    (item: PortfolioPhoto) => {
      setFailed(undefined);
      setOpened({ alt: item.image.alt, image: item.image.full });
      fetchDialog().catch(() => {
        setOpened(null);
        setFailed(item);
      });
    },
    [fetchDialog],
  );
  return (
    <Section id={anchor} css={section}>
      <div className="wrap">
        <HeadingText
          path={path}
          name={content.name}
          heading={content.heading}
          lead={content.subtitle}
          soft
        />
        <Filters
          label={content.filtersLabel}
          filters={filters}
          selected={chosen.category}
          onSelect={(category) => {
            choose({ category, page: 1 });
            scrollToStart(20);
          }}
          onPrefetch={(category) => prefetch({ category, page: 1 })}
        />
        <div ref={frame} css={photos} tabIndex={-1} data-loading={loading} aria-busy={!!loading}>
          <PhotoGrid
            content={content}
            photos={shown}
            failed={failed}
            onPrefetch={preload}
            onOpen={open}
          />
          <LoadingNotice
            loading={loading}
            labels={content}
            onRetry={() => {
              /* The button is removed with its message; keep focus in the section. */
              frame.current?.focus({ preventScroll: true });
              retry();
            }}
          />
        </div>
        <Pagination
          label={content.pagesLabel}
          pageLabel={content.pageLabel}
          pages={pages}
          current={page}
          onSelect={(next) => {
            choose({ ...chosen, page: next });
            scrollToStart(0);
          }}
          onPrefetch={(next) => next !== page && prefetch({ ...chosen, page: next }, true)}
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

function scrollToStart(offset: number) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const start = document.getElementById(anchor)?.getBoundingClientRect().top ?? 0;
  scrollTo({ top: start + scrollY - offset, behavior: still ? "instant" : "smooth" });
}

const section = {
  paddingBlock: `calc(${token("header")} + 0.5rem) ${token("section")}`,
  "--head-end": "1.5rem",
} as const;

/* The photographs of the previous view keep the page's height until the next ones have loaded. */
const photos = {
  position: "relative",
  outline: "none",
  "& > ul": { transition: `opacity ${token("d2")}` },
  "&[data-loading] > ul": { opacity: 0.35 },
  "&[data-loading=failed] > :is(ul, [role=status])": { visibility: "hidden" },
} as const;

export const fragment = graphql`
  fragment PortfolioGallery on PortfolioPage {
    name
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
    firstPage {
      ...PortfolioTile
    }
    ...PortfolioLoadingNotice
    ...PortfolioPhotoGrid
  }

  fragment PhotoCounts on PortfolioItemConnection {
    totalCount
    group(field: { category: SELECT }) {
      fieldValue
      totalCount
    }
  }
`;
