import { graphql } from "gatsby";

/** What the structured data (structured-data.ts) reads on every page. Part of every page's query. */
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

/** What it reads of a category on Services beside what the page shows. */
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

/** The same of a film on Testimonials. */
export const testimonials = graphql`
  fragment FilmStructuredData on Film {
    duration
    uploadDate
  }
`;

/** The same of a package on Special offers. */
export const specialOffers = graphql`
  fragment OfferStructuredData on Offer {
    price {
      min
      max
    }
  }
`;
