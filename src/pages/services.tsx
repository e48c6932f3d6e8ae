import { graphql, type PageProps } from "gatsby";
import { useLocale } from "../hooks/use-page";
import { assertDefined } from "../lib/assert-defined";
import { introOf } from "../sections/services/intro";
import { PriceList } from "../sections/services/price-list";
import { Closing } from "../sections/shared/closing";
import { GoodToKnow } from "../sections/shared/good-to-know";
import { PageHead, type PageHeadProps } from "../sections/shared/page-head";
import { PageHeading } from "../sections/shared/page-heading";

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
  const page = assertDefined(data.page, "content/pages/services.json");
  const { locale } = useLocale();
  return (
    <>
      <PageHeading
        path={location.pathname}
        names={[page.name]}
        heading={page.heading}
        lead={introOf(page, data.allService.totalCount, locale)}
      />
      <PriceList
        page={page}
        categories={data.allServiceCategory.nodes}
        offers={data}
        path={location.pathname}
      />
      <GoodToKnow goodToKnow={page.goodToKnow} />
      <Closing closing={page.closing} />
    </>
  );
}

export function Head(props: PageHeadProps) {
  return (
    <PageHead {...props}>
      <link rel="stylesheet" href="/price-list-print.css" media="print" />
    </PageHead>
  );
}

export const query = graphql`
  query ServicesPage($locale: String!) {
    page: servicesPage(locale: { eq: $locale }) {
      name
      heading
      ...ServicesIntro
      seo {
        ...PageSeo
      }
      goodToKnow {
        ...GoodToKnowParts
      }
      closing {
        ...ClosingParts
      }
      ...ServicesPriceList
    }
    allServiceCategory(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        ...PriceListCategory
      }
    }
    allService(filter: { locale: { eq: $locale } }) {
      totalCount
    }
    ...OffersLine
    salon(locale: { eq: $locale }) {
      ...Frame
    }
  }
`;
