import { graphql } from "gatsby";

/** The data of `Photo` (src/components/photo.tsx), in the picture's first image preset. */
export const fragment = graphql`
  fragment Photo on Picture {
    alt
    focus {
      x
      y
    }
    image
  }
`;
