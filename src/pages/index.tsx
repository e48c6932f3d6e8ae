import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../lib/assert-defined";
import { Experience } from "../sections/home/experience";
import { Hero } from "../sections/home/hero";
import { Overview } from "../sections/home/overview";
import { Space } from "../sections/home/space";
import { Welcome } from "../sections/home/welcome";
import { Closing } from "../sections/shared/closing";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const page = assertDefined(data.page, "content/pages/home.json");
  const salon = assertDefined(data.salon, "content/site.json");
  return (
    <>
      <Hero hero={page.hero} />
      <Space space={page.space} />
      <Welcome
        welcome={page.welcome}
        values={{
          founded: salon.brand.founded,
          serviceCount: data.allService.totalCount,
          hours: salon.hoursText.headline,
          days: salon.hoursText.daysShort,
        }}
      />
      <Overview overview={page.overview} offers={data} />
      <Experience experience={page.experience} />
      <Closing closing={page.closing} bigLink />
    </>
  );
}

export { PageHead as Head } from "../sections/shared/page-head";

export const query = graphql`
  query HomePage($locale: String!) {
    page: homePage(locale: { eq: $locale }) {
      seo {
        ...PageSeo
      }
      ...HomeHero
      ...HomeSpace
      ...HomeWelcome
      ...HomeOverview
      ...HomeExperience
      closing {
        ...ClosingParts
      }
    }
    allService(filter: { locale: { eq: $locale } }) {
      totalCount
    }
    ...OffersLine
    salon(locale: { eq: $locale }) {
      ...Frame
      brand {
        founded
      }
      hoursText {
        headline
        daysShort
      }
    }
  }
`;
