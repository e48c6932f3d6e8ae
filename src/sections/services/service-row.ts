import { graphql } from "gatsby";

/** What a row of the price list shows of a service (`PriceRow` in src/components/price-rows.tsx). */
export const fragment = graphql`
  fragment ServiceRow on Service {
    slug
    name
    price {
      text
    }
  }
`;
