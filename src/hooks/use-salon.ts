import { graphql } from "gatsby";
import { assertDefined } from "../lib/assert-defined";
import { usePage } from "./use-locale";

export type Salon = Queries.FrameFragment;

/** The salon's own facts and the words of the frame around every page (content/site.json). */
export function useSalon(): Salon {
  return assertDefined(usePage().data.salon, "content/site.json");
}

/** Part of every page's query: a query of the frame's own (`useStaticQuery`) could not ask for the page's locale. */
export const fragment = graphql`
  fragment Frame on Salon {
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
    home {
      label
      path
    }
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
        comma
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
`;
