import { graphql } from "gatsby";

/** Part of every page's query, because `useStaticQuery` cannot filter by the page's locale. */
export const fragment = graphql`
  fragment Logo on FileInLanguage {
    drawing {
      src
      width
      height
    }
  }

  fragment Frame on Salon {
    url
    brand {
      name
      fullName
      description
      logo {
        ...Logo
      }
      logoOnDark {
        ...Logo
      }
      logoDisplay {
        ...Logo
      }
    }
    address {
      block
      street
      district
      country
    }
    directionsUrl
    phone
    whatsapp
    email
    hoursText {
      headline
      days
      daysShort
      otherDays
    }
    builtIn
    comma
    socialLinks {
      icon
      href
      label
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
        wishes {
          one
          two
          few
          many
          other
        }
        reviews
        quickLinks
        visit
        street
        follow
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
