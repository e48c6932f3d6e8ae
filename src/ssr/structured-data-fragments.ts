import { graphql } from "gatsby";

/** The data for the structured data of every page (structured-data.ts). Part of every page's query. */
export const everyPage = graphql`
  fragment StructuredData on Query {
    salon(locale: { eq: $locale }) {
      url
      brand {
        name
        fullName
        founded
        mark {
          publicURL
        }
      }
      address {
        block
        building
        street
        district
      }
      geo {
        latitude
        longitude
      }
      phone
      email
      priceRange
      hours {
        week {
          day
          open {
            from
            to
          }
        }
        exceptions {
          from
          to
          open {
            from
            to
          }
        }
      }
      social {
        instagram
        facebook
      }
      map {
        directionsUrl
      }
      messages {
        layout {
          comma
        }
      }
    }
    contactPage(locale: { eq: $locale }) {
      information {
        block
        building
      }
    }
    homePage(locale: { eq: $locale }) {
      seo {
        picture {
          image
        }
      }
    }
  }
`;

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
    price {
      min
      max
    }
  }
`;
