import { graphql } from "gatsby";

/** The data of a price list row (`PriceRow` in src/components/price-rows.tsx) and of the search. */
export const fragment = graphql`
  fragment PriceRow on Service {
    slug
    name
    price {
      text
      min
      max
    }
  }
`;
