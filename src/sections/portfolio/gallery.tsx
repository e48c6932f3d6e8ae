import { graphql } from "gatsby";
import { Filters } from "../../components/filters";
import { Pagination } from "../../components/pagination";
import { Section } from "../../components/section";
import { useLocale, useSalon } from "../../hooks/use-page";
import { addressIn } from "../../i18n/address-in";
import { interpolate } from "../../lib/interpolate";
import { portfolioRoute } from "../../lib/photograph-address";
import {
  everyCategory,
  pageCount,
  type PortfolioView,
  viewAddress,
} from "../../lib/portfolio-views";
import { HeadingText } from "../shared/page-heading";
import { PhotoGrid } from "./photo-grid";
import { prefetchView } from "./prefetch-view";
import { useLightbox } from "./use-lightbox";
import { useViewChoice } from "./use-view-choice";

interface GalleryProps {
  page: Queries.PortfolioGalleryFragment;
  view: PortfolioView;
}

const anchor = "portfolio";

/** The portfolio: photographs by category, six per page, which open in the lightbox. */
export function Gallery({ page: content, view }: GalleryProps) {
  const portfolio = addressIn(useLocale().urlPrefix, portfolioRoute);
  const { chosen, loading, failed: notLoaded, choose } = useViewChoice(portfolio, view);
  const { comma } = useSalon();
  const names = namesOf(content, view);
  const addressOf = (category: string, page = 1) => viewAddress(portfolio, { category, page });
  const { category, page } = view;
  const { PhotoLightbox, opened, failed, preload, open, close } = useLightbox(
    addressOf(category, page),
  );
  const change = (to: PortfolioView, offset: number) => {
    close();
    choose(to);
    scrollToStart(offset);
  };
  return (
    <Section id={anchor} css={section}>
      <div className="wrap">
        <HeadingText
          path={addressOf(category, page)}
          names={names}
          heading={
            <>
              {content.heading}
              <span className="vh">{["", ...names.slice(1)].join(comma)}</span>
            </>
          }
          lead={content.subtitle}
        />
        <Filters
          label={content.filtersLabel}
          filters={content.filters.map(({ key, name }) => ({ key, name, path: addressOf(key) }))}
          selected={chosen.category}
          onSelect={(key) => change({ category: key, page: 1 }, 20)}
          onPrefetch={(key) => prefetchView(addressOf(key))}
        />
        {notLoaded ? (
          <div className="stack" css={notice} role="alert">
            <p>{content.failed}</p>
            <a className="btn btn--primary" href={viewAddress(portfolio, chosen)}>
              {content.retry}
            </a>
          </div>
        ) : (
          <PhotoGrid
            content={content}
            view={view}
            busy={loading}
            failed={failed}
            onPrefetch={preload}
            onOpen={open}
          />
        )}
        <Pagination
          label={content.pagesLabel}
          pageLabel={content.pageLabel}
          pages={pageCount(content.view.total)}
          current={chosen.category === category ? chosen.page : page}
          addressOf={(number) => addressOf(category, number)}
          onSelect={(number) => change({ category, page: number }, 0)}
          onPrefetch={(number) =>
            number !== page && prefetchView(addressOf(category, number), { thumbnails: true })
          }
        />
      </div>
      {PhotoLightbox && <PhotoLightbox content={content} opened={opened} onClose={close} />}
    </Section>
  );
}

/** The names in the breadcrumb: of the page, the filter, and the page number. */
function namesOf(
  { name, filters, pageLabel }: Queries.PortfolioGalleryFragment,
  { category, page }: PortfolioView,
): string[] {
  const filter = filters.find(({ key }) => key === category && key !== everyCategory);
  const names = [name, filter?.name, page > 1 ? interpolate(pageLabel, { page }) : undefined];
  return names.filter((each) => each !== undefined);
}

function scrollToStart(offset: number) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const start = document.getElementById(anchor)?.getBoundingClientRect().top ?? 0;
  scrollTo({ top: start + scrollY - offset, behavior: still ? "instant" : "smooth" });
}

const section = {
  paddingBlock: "calc(var(--header) + 0.5rem) var(--section)",
  "--head-end": "1.5rem",
} as const;

const notice = {
  justifyItems: "center",
  minBlockSize: "100svh",
  paddingBlock: "4rem",
  textAlign: "center",
} as const;

export const fragment = graphql`
  fragment PortfolioGallery on PortfolioPage {
    name
    heading
    subtitle
    filtersLabel
    pagesLabel
    pageLabel
    failed
    retry
    ...PhotoLightbox
    ...PortfolioPhotoGrid
  }
`;
