import { graphql } from "gatsby";

/** What `Photo` (src/components/photo.tsx) shows of a picture: in the first slot that its place fills. */
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
