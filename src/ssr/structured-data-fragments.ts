import { graphql } from "gatsby";

/** Further data of a category on the services page. */
export const services = graphql`
  fragment CategoryStructuredData on ServiceCategory {
    services {
      price {
        min
        max
      }
    }
  }
`;

/** Further data of a film on the testimonials page. */
export const testimonials = graphql`
  fragment FilmStructuredData on Film {
    duration
    uploadDate
  }
`;

/** Further data of a package on the special offers page. */
export const specialOffers = graphql`
  fragment OfferStructuredData on Offer {
    until
    price {
      min
      max
    }
  }
`;
