import { graphql } from "gatsby";
import { Photo } from "../../components/photo";
import { Section } from "../../components/section";
import { pageShare } from "../../lib/page-share";
import { desktop } from "../../theme/media";

/** Three to six photographs of the salon's work at different heights, in rows of three on desktops. */
export function Gallery({ gallery }: Queries.AboutGallerySectionFragment) {
  return (
    <Section css={foot}>
      <div className="wrap">
        <h2 className="vh">{gallery.heading}</h2>
        <div css={trio}>
          {gallery.pictures.map((picture, index, { length }) => (
            <Photo key={picture.alt} picture={picture} {...ownSizes(index, length)} />
          ))}
        </div>
      </div>
    </Section>
  );
}

/** The displayed widths that differ from the preset's: not those of the first, and of one alone in its row on phones. */
function ownSizes(index: number, count: number): { sizes?: string } {
  const isLast = index === count - 1;
  if (index === 0 || (isLast && (index === 3 || index === 5))) return {};
  return { sizes: `(min-width: 64em) ${pageShare(isLast && index === 4 ? 54 : 27.7)}, 38.5vw` };
}

const foot = { paddingBlockEnd: "var(--section)" } as const;

const trio = {
  display: "grid",
  gridTemplateColumns: "5fr 4fr",
  gap: "var(--gap)",
  alignItems: "start",
  "& > :nth-of-type(1)": { gridRow: "1 / 3", aspectRatio: "auto", blockSize: "100%" },
  "& > :nth-of-type(3)": { "--ar": "1", gridColumn: 2 },
  /* The last of four or six is alone in its row. */
  "& > :nth-of-type(2n + 4):last-of-type": { "--ar": "3 / 2", gridColumn: "1 / 3" },
  [desktop]: {
    gridTemplateColumns: "5fr 3fr 4fr",
    "& > :nth-of-type(1)": { gridRow: 1, aspectRatio: "4 / 5", blockSize: "auto" },
    "& > :nth-of-type(3n + 2)": { gridColumn: 2, marginBlockStart: "9rem" },
    "& > :nth-of-type(3n)": { gridColumn: 3, marginBlockStart: "3rem" },
    "& > :nth-of-type(6):last-of-type": { "--ar": "4 / 5", gridColumn: 3 },
    /* The rest of a row. */
    "& > :nth-of-type(5):last-of-type": {
      gridColumn: "2 / 4",
      "--ar": "3 / 2",
      marginBlockStart: "3rem",
    },
  },
} as const;

export const fragment = graphql`
  fragment AboutGallerySection on AboutPage {
    gallery {
      heading
      pictures {
        ...Photo
      }
    }
  }
`;
