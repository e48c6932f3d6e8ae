import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { Photo } from "../../components/photo";
import { Section } from "../../components/section";
import { useSalon } from "../../hooks/use-page";
import { circle } from "../../theme/circle";
import { conditionOf, lowScreen, phone, sideBySide, upright } from "../../theme/media";
import { veiled } from "../../theme/veiled";
import { PageBreadcrumb } from "../shared/page-breadcrumb";
import { PhotographActions } from "../shared/photograph-actions";
import { PriceRows, PriceRowWords } from "../shared/price-rows";
import { Neighbours, type NeighboursProps } from "./neighbours";

interface PhotographProps extends Pick<NeighboursProps, "previous" | "next"> {
  page: Queries.PhotographPageFragment;
  photograph: Queries.PhotographDetailsFragment;
  priceWords: Queries.PriceRowWordsFragment;
}

/** A photograph in full, with its name, its description, links to ask for it and to share it, and the price of its service. */
export function Photograph({ page, photograph, priceWords, previous, next }: PhotographProps) {
  const { url } = useSalon();
  const { name, path, filter, image, service } = photograph;
  const ratio = image.image.width / image.image.height;
  const shape: CSSProperties & Record<`--${string}`, number> = { "--ar": ratio };
  return (
    <Section background="blush" beam css={layout}>
      <div css={frame} style={shape}>
        <Photo picture={image} sizes={sizesFor(ratio)} load="first" />
      </div>
      <div css={side}>
        <PageBreadcrumb path={path} names={[page.name, filter.name, name]} short />
        <div css={text}>
          <h1 className="h1">{name}</h1>
          <p className="lead soft dock-avoids">{image.alt}</p>
          <p css={[actions, filter.ask && besideAsk]} className="dock-avoids">
            <PhotographActions photograph={photograph} ask={filter.ask} labels={page.photograph} />
          </p>
          {service && (
            <div className="dock-avoids">
              <PriceRowWords.Provider value={priceWords}>
                <PriceRows services={[service]} />
              </PriceRowWords.Provider>
            </div>
          )}
          <p className="small" css={printed}>
            {url + path}
          </p>
        </div>
        <Neighbours
          labels={page.photograph}
          category={filter.name}
          previous={previous}
          next={next}
        />
      </div>
    </Section>
  );
}

/** The displayed width; beside its text, the picture is as high as the screen allows. */
function sizesFor(ratio: number): string {
  const fitted = `min(58vw, (100vh - 4rem) * ${ratio})`;
  return [
    ...conditionOf(sideBySide)
      .split(", ")
      .map((each) => `${each} ${fitted}`),
    `${conditionOf(upright)} clamp(50vw, (100vh - 29rem) * ${ratio}, 100vw)`,
    "100vw",
  ].join(", ");
}

const layout = {
  paddingBlockStart: "var(--header)",
  ...veiled("blush"),
  [sideBySide]: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    minBlockSize: "100svh",
  },
  "@media print": { display: "block", minBlockSize: 0, padding: 0 },
} as const;

/* Name, actions and price are on the first screen of a phone, also with the browser's bars, and of an upright tablet. */
const frame = {
  [phone]: { ".pic": { inlineSize: "100%", maxBlockSize: "max(45svh, 100svh - 22.5rem)" } },
  [upright]: { inlineSize: "clamp(50%, (100svh - 29rem) * var(--ar), 100%)" },
  [sideBySide]: {
    alignSelf: "end",
    inlineSize: "min(58vw, (100svh - var(--header)) * var(--ar))",
  },
  [lowScreen]: { alignSelf: "start" },
  "@media print": { inlineSize: "min(100%, 14cm * var(--ar))" },
} as const;

const side = {
  padding: "0.5rem var(--gutter) 3.5rem",
  [phone]: { paddingBlockStart: 0 },
  [sideBySide]: {
    display: "flex",
    flexDirection: "column",
    paddingBlock: "0 2.5rem",
    paddingInlineStart: "clamp(3rem, 5vw, 6rem)",
  },
} as const;

const text = {
  display: "grid",
  gap: "1.25rem",
  paddingBlock: "1.75rem 3rem",
  h1: { overflowWrap: "anywhere" },
  [phone]: {
    gap: "0.75rem",
    paddingBlockStart: "1rem",
    h1: { marginBlockStart: "-0.75rem" },
    ".lead": { order: 1 },
  },
  [sideBySide]: {
    gap: "1.75rem",
    marginBlockStart: "auto",
    paddingBlock: "2rem clamp(2.5rem, 6svh, 5rem)",
  },
  [lowScreen]: { gap: "0.75rem", paddingBlockStart: "1rem" },
  "@media print": { ".link": { display: "none" } },
} as const;

const actions = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.75rem",
  paddingBlockStart: "0.75rem",
  [phone]: { paddingBlockStart: "0.25rem" },
  "@media print": { display: "none" },
} as const;

/* On a phone, the other buttons are round icons on one line with the link. With large text, they are below it. */
const besideAsk = {
  [phone]: {
    gap: "0.5rem",
    ".btn--primary": {
      maxInlineSize: "max(100% - 7.5rem, min(100%, 9rem))",
      paddingInline: "1rem",
    },
  },
  [`${phone}, ${conditionOf(lowScreen)}`]: {
    alignItems: "center",
    ".btn--ghost": {
      ...circle("3.25rem"),
      flex: "none",
      padding: 0,
      ".i": { inlineSize: "1.5rem", blockSize: "1.5rem" },
      span: { position: "absolute", clipPath: "inset(50%)" },
    },
  },
} as const;

const printed = { display: "none", "@media print": { display: "block" } } as const;

export const fragment = graphql`
  fragment PhotographPage on PortfolioPage {
    name
    photograph {
      ...PhotographActionLabels
      ...NeighbourLabels
    }
  }

  fragment PhotographDetails on Photograph {
    ...PhotographActions
    filter {
      name
      ask {
        label
      }
    }
    service {
      ...PriceRow
    }
    image {
      alt
      image(preset: LIGHTBOX)
      thumbnail: image
      ...PreviewPicture
    }
  }
`;
