import { graphql } from "gatsby";

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
