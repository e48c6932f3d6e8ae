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

/** What it reads on Services beside what the page shows. */
export const services = graphql`
  fragment ServicesStructuredData on ServicesPage {
    categories {
      services {
        price {
          min
          max
        }
      }
    }
  }
`;

/** The same on Testimonials. */
export const testimonials = graphql`
  fragment TestimonialsStructuredData on TestimonialsPage {
    films {
      duration
      uploadDate
    }
  }
`;

/** The same on Special offers. */
export const specialOffers = graphql`
  fragment SpecialOffersStructuredData on SpecialOffersPage {
    offers {
      price {
        min
        max
      }
    }
  }
`;
