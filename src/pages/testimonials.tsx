import { graphql, type HeadProps, type PageProps } from "gatsby";
import { assertDefined } from "../lib/assert-defined";
import { Closing } from "../sections/shared/closing";
import { PageHead } from "../sections/shared/page-head";
import { PageHeading } from "../sections/shared/page-heading";
import { Films } from "../sections/testimonials/films";

export default function TestimonialsPage({ data }: PageProps<Queries.TestimonialsPageQuery>) {
  const page = assertDefined(data.testimonialsPage, "content/pages/testimonials.json");
  return (
    <>
      <PageHeading
        path="/testimonials"
        heading={page.heading}
        lead={page.subtitle}
        ground="petal"
      />
      <Films films={page.films} playLabel={page.playLabel} player={page.player} />
      <Closing closing={page.closing} bigLink />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.TestimonialsPageQuery>) {
  const { seo } = assertDefined(data.testimonialsPage, "content/pages/testimonials.json");
  return <PageHead path="/testimonials" seo={seo} />;
}

export const query = graphql`
  query TestimonialsPage {
    testimonialsPage {
      seo {
        ...PageSeo
      }
      heading
      subtitle
      ...TestimonialsFilms
      closing {
        ...ClosingParts
      }
    }
  }
`;
