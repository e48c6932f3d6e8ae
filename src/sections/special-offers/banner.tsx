import { graphql } from "gatsby";
import { Photo } from "../../components/photo";
import { conditionOf, tablet } from "../../theme/media";

/** The page's banner: square on phones, wide from tablets on. */
export function Banner({ banner }: Queries.SpecialOffersBannerFragment) {
  return (
    <Photo
      css={band}
      picture={banner.tall}
      alternative={{ media: conditionOf(tablet), picture: banner.wide }}
      priority
    />
  );
}

/* The gradient at the top keeps the header readable over the photograph. */
const band = {
  "--ar": "1",
  "&::after": {
    content: '""',
    position: "absolute",
    inset: "0 0 auto",
    blockSize: "9rem",
    background: "linear-gradient(rgb(var(--veil) / .84), rgb(var(--veil) / 0))",
  },
  [tablet]: { "--ar": "21 / 9" },
} as const;

export const fragment = graphql`
  fragment SpecialOffersBanner on SpecialOffersPage {
    banner {
      tall {
        ...Photo
      }
      wide {
        alt
        image
      }
    }
  }
`;
