import { graphql } from "gatsby";

/** A text for `pluralOf` (src/i18n/plural.ts). */
export const fragment = graphql`
  fragment PluralForms on PluralText {
    zero
    one
    two
    few
    many
    other
  }
`;
