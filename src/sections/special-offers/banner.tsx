import { graphql } from "gatsby";
import { Photo } from "../../components/photo";
import { conditionOf, tablet } from "../../theme/media";
import { token } from "../../theme/token";
import { veiled } from "../../theme/veiled";

/** The page's banner below the header: square on phones, wide from tablets on. */
export function Banner({ banner }: Queries.SpecialOffersBannerFragment) {
  return (
    <div css={place}>
      <Photo
        css={band}
        picture={banner.tall}
        alternative={{ media: conditionOf(tablet), picture: banner.wide }}
        priority
      />
    </div>
  );
}

const place = { paddingBlockStart: token("header"), ...veiled("petal") } as const;

/* So low that the packages start on the first screen. */
const band = {
  "--ar": "1",
  [tablet]: { aspectRatio: "auto", blockSize: "min(42.86vw, 46svh)" },
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
