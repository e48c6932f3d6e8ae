import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { assertDefined } from "../../lib/assert-defined";

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
  const salon = assertDefined(query.salon, "content/site.json");
  const address = path === undefined ? undefined : `${salon.url}${path}`;
  const { alt, image } = seo.picture;
  const picture = `${salon.url}${image.images.fallback?.src}`;
  const { title, description, keywords } = seo;
  const named = {
    description,
    ...(keywords.length > 0 ? { keywords: keywords.join(", ") } : {}),
    ...(address ? {} : { robots: "noindex" }),
    "twitter:card": "summary_large_image",
    "twitter:title": title,
    "twitter:description": description,
    "twitter:image": picture,
    "twitter:image:alt": alt,
  };
  const openGraph = {
    type: "website",
    site_name: salon.brand.name,
    title,
    description,
    ...(address ? { url: address } : {}),
    image: picture,
    "image:width": "1200",
    "image:height": "630",
    "image:alt": alt,
  };
  return (
    <>
      <title>{title}</title>
      {Object.entries(named).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {Object.entries(openGraph).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      {address && <link rel="canonical" href={address} />}
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
      image
    }
  }
`;
