import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { addressIn } from "../../i18n/address-in";
import { assertDefined } from "../../lib/assert-defined";
import type { PageLocale } from "../../lib/page-values";

export interface PageHeadProps {
  data: {
    readonly page: { readonly seo: Queries.PageSeoFragment } | null;
    readonly salon: Queries.FrameFragment | null;
  };
  pageContext: PageLocale;
  children?: ReactNode;
}

/** The head elements for search engines and link previews: the `Head` of a page. */
export function PageHead({ data, pageContext, children }: PageHeadProps) {
  const { seo } = assertDefined(data.page, "The content of the page");
  const salon = assertDefined(data.salon, "content/site.json");
  const { locale, urlPrefix, route, others } = pageContext;
  const own = { code: locale, urlPrefix };
  const alternates = [own, ...others, { code: "x-default", urlPrefix: "" }];
  const addressOf = (prefix: string) => salon.url + addressIn(prefix, route ?? "");
  const address = route && addressOf(urlPrefix);
  const { alt, preview } = seo.picture;
  const picture = salon.url + preview.src;
  const { title, description, keywords } = seo;
  const named = {
    description,
    ...(keywords.length > 0 ? { keywords: keywords.join(", ") } : {}),
    robots: address ? "max-image-preview:large" : "noindex",
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
    "image:width": String(preview.width),
    "image:height": String(preview.height),
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
      {address &&
        alternates.map(({ code, urlPrefix: prefix }) => (
          <link key={code} rel="alternate" hrefLang={code} href={addressOf(prefix)} />
        ))}
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
      ...PreviewPicture
    }
  }

  fragment PreviewPicture on Picture {
    alt
    preview {
      src
      width
      height
    }
  }
`;
