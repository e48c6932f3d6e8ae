import { graphql, useStaticQuery } from "gatsby";
import { assertDefined } from "../lib/assert-defined";

export type Salon = NonNullable<Queries.SalonQuery["salon"]>;

/** The salon's own facts and the words of the frame around every page (content/site.json). */
export function useSalon(): Salon {
  const { salon } = useStaticQuery<Queries.SalonQuery>(graphql`
    query Salon {
      salon {
        url
        brand {
          name
          fullName
          description
          logo {
            publicURL
          }
          logoOnDark {
            publicURL
          }
          logoDisplay {
            publicURL
          }
        }
        address {
          block
          street
          district
          country
        }
        phone
        whatsapp
        email
        hoursText {
          headline
          days
          daysShort
        }
        builtOn
        social {
          instagram
          facebook
        }
        reviewsUrl
        navigation {
          label
          path
        }
        messages {
          layout {
            skipLink
            logoLabel
            mainNavigation
            menuOpen
            menuClose
            menuLabel
            breadcrumbLabel
            bookNow
            reviews
            quickLinks
            visit
            street
            follow
            instagram
            facebook
            whatsapp
            call
            copyright
          }
          errors {
            unexpected
            unexpectedHome
            portfolioEmpty
            lightboxFailed
          }
        }
      }
    }
  `);
  return assertDefined(salon, "content/site.json");
}
