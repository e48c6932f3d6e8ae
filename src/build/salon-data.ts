import type { CreatePagesArgs } from "gatsby";

/* In the queries of the pages, browsers would load this data, too. Fragments do not work in `createPages`. */
const query = /* GraphQL */ `
  query SalonData {
    allSalon {
      nodes {
        locale
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
            name
            from
            to
            days
            open {
              from
              to
            }
          }
        }
        socialLinks {
          href
        }
        directionsUrl
        comma
      }
    }
    allContactPage {
      nodes {
        locale
        information {
          block
          building
        }
      }
    }
    allHomePage {
      nodes {
        locale
        seo {
          picture {
            largest {
              src
            }
          }
        }
      }
    }
  }
`;

/**
 * The data of the salon in every locale, for the structured data of every page (src/build/structured-data.ts). As part of
 * each page's query, browsers would load it, too. Throws if the query fails.
 */
export async function querySalon(
  graphql: CreatePagesArgs["graphql"],
): Promise<Queries.SalonDataQuery> {
  const { data, errors } = await graphql<Queries.SalonDataQuery>(query);
  if (!data || errors) throw new Error(`The salon cannot be queried: ${String(errors)}`);
  return data;
}
