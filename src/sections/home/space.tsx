import { graphql } from "gatsby";
import { Photo } from "../../components/photo";
import { Section } from "../../components/section";
import { inRows } from "../../lib/in-rows";
import { pageShare } from "../../lib/page-share";
import { desktop } from "../../theme/media";
import { useScrollsHorizontally } from "./use-scrolls-horizontally";

/** 'Our Space': a row that scrolls horizontally on phones, a grid on desktops: two pictures, then rows of up to three. */
export function Space({ space }: Queries.HomeSpaceFragment) {
  const [row, scrolls] = useScrollsHorizontally<HTMLDivElement>();
  const [first, second, ...others] = space.photos;
  const photos = [...[first, second].flatMap((item) => (item ? { item } : [])), ...inRows(others)];
  return (
    <Section className="section bleeds">
      <div className="wrap grid" css={head}>
        <h2 className="h2 reveal">{space.heading}</h2>
        <p className="lead soft reveal">{space.lead}</p>
      </div>
      <div
        ref={row}
        className="grid"
        css={strip}
        role="group"
        aria-label={space.label}
        {...(scrolls && { tabIndex: 0 })}
      >
        {photos.map(({ item, ...attributes }, index) => (
          <figure key={item.caption} {...attributes}>
            <Photo picture={item.picture} {...ownSizes(index)} />
            <figcaption className="cap">{item.caption}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

const head = {
  rowGap: "1rem",
  marginBlockEnd: "2.5rem",
  [desktop]: {
    alignItems: "last baseline",
    marginBlockEnd: "4rem",
    h2: { gridColumn: "1 / 9" },
    p: { gridColumn: "9 / -1" },
  },
} as const;

/** The displayed widths that differ from the preset's. */
function ownSizes(index: number): { sizes?: string } {
  /* Cropped to 3:2, and taller than its column is wide. */
  if (index === 0) return { sizes: "(min-width: 64em) 62.5vw, min(117vw, 30rem)" };
  if (index === 2) return {};
  const onPhones = index % 2 === 1 ? "min(56vw, 15rem)" : "min(97.5vw, 25rem)"; // A square in 4:5.
  return { sizes: `(min-width: 64em) ${pageShare(27.7)}, ${onPhones}` };
}

const strip = {
  display: "flex",
  alignItems: "flex-start",
  gap: "0.625rem",
  overflowX: "auto",
  scrollSnapType: "x proximity",
  scrollPaddingInline: "var(--gutter)",
  paddingInline: "var(--gutter)",
  paddingBlock: "0.5rem",
  marginBlockStart: "-0.5rem",
  scrollbarWidth: "none",
  /* The row is as wide as the screen, so its focus outline is drawn inside, over the pictures. */
  isolation: "isolate",
  ".pic": { zIndex: -1 },
  "&:focus-visible": { outlineOffset: -2 },
  "& > *": { flex: "none", scrollSnapAlign: "start", inlineSize: "min(78vw, 20rem)" },
  "& > :nth-of-type(even)": { inlineSize: "min(56vw, 15rem)", marginBlockStart: "4.5rem" },
  "& > :nth-of-type(3)": { inlineSize: "min(66vw, 17rem)", "--ar": "1" },
  [desktop]: {
    display: "grid",
    gap: "3.5rem var(--gap)",
    overflow: "visible",
    paddingBlockStart: 0,
    marginBlockStart: 0,
    maxInlineSize: "var(--max)",
    marginInline: "auto",
    "& > *:nth-of-type(n)": { inlineSize: "auto", margin: 0 },
    "& > :nth-of-type(1)": {
      gridColumn: "1 / 9",
      "--ar": "3 / 2",
      marginInlineStart: "calc(var(--bleed) * -1)",
      ".pic": { inlineSize: "100%", maxBlockSize: "52rem" },
      ".cap": { paddingInlineStart: "var(--bleed)" },
    },
    "& > :nth-of-type(2)": { gridColumn: "9 / -1", marginBlockStart: "9rem" },
    "& > [data-row]": { gridColumn: "5 / 9", marginBlockStart: "-3rem" },
    "& > [data-row='2']": { gridColumn: "3 / 7", marginBlockStart: 0 },
    "& > [data-row='3'][data-first='true']": { gridColumn: "2 / 5", marginBlockStart: 0 },
    "& > [data-row='2'][data-last='true']": { gridColumn: "8 / 12", marginBlockStart: "6rem" },
    "& > [data-row='3'][data-last='true']": {
      gridColumn: "9 / -1",
      "--ar": "1",
      marginBlockStart: "6rem",
    },
  },
  "@media print": { flexWrap: "wrap", overflow: "visible" },
} as const;

export const fragment = graphql`
  fragment HomeSpace on HomePage {
    space {
      heading
      lead
      label
      photos {
        caption
        picture {
          ...Photo
        }
      }
    }
  }
`;
