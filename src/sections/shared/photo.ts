import { graphql } from "gatsby";

/** What `Photo` (src/components/photo.tsx) shows of a picture: in the first image preset of its place. */
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
