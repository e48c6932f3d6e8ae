import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { required } from "../../lib/required";

export interface PageHeadProps {
  seo: Queries.PageSeoFragment;
  /** The route, such as `/services`; absent for a page that search engines must not keep. */
  path?: string;
  /** The page's structured data. */
  children?: ReactNode;
}

/** What search engines and link previews read of a page: for its `Head`. */
export function PageHead({ seo, path, children }: PageHeadProps) {
  const query = useStaticQuery<Queries.PageHeadQuery>(graphql`
    query PageHead {
      salon {
        url
        brand {
          name
        }
      }
    }
  `);
  const salon = required(query.salon, "content/site.json");
  const address = path === undefined ? undefined : `${salon.url}${path}`;
  const { alt, gatsbyImageData } = seo.picture;
  const picture = `${salon.url}${gatsbyImageData.images.fallback?.src}`;
  return (
    <>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      {seo.keywords.length > 0 && <meta name="keywords" content={seo.keywords.join(", ")} />}
      {address ? (
        <link rel="canonical" href={address} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={salon.brand.name} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={seo.title} />
      <meta name="twitter:description" content={seo.description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={alt} />
      {children}
    </>
  );
}

export const fragment = graphql`
  fragment PageSeo on Seo {
    title
    description
    keywords
    picture {
      alt
      gatsbyImageData(slot: SHARE)
    }
  }
`;
