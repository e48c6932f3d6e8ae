import { graphql, Link } from "gatsby";
import { useEffect } from "react";
import type { BreadcrumbProps } from "../../components/breadcrumb";
import { Icon } from "../../components/icon";
import { Photo } from "../../components/photo";
import { useInBrowser } from "../../hooks/use-in-browser";
import { conditionOf, landscape, lowScreen, phone, tablet } from "../../theme/media";
import { translucent } from "../../theme/translucent";
import { PageBreadcrumb } from "../shared/page-breadcrumb";

interface NotFoundProps
  extends Queries.NotFoundScreenFragment, Required<Pick<BreadcrumbProps, "path" | "names">> {}

export function NotFound({ path, names, code, text, action, picture }: NotFoundProps) {
  // The same HTML is served for every unknown address, so the path is known only in the browser.
  const attempted = useInBrowser(() => path, null);
  useEffect(() => console.info("404", path), [path]);
  return (
    <section css={wall}>
      <Photo
        picture={picture.tall}
        alternative={{ media: conditionOf(landscape), picture: picture.wide }}
        load="first"
      />
      <div className="wrap" css={block}>
        {attempted && <PageBreadcrumb path={attempted} names={names} />}
        <h1>{code}</h1>
        <p className="lead">{text}</p>
        <Link className="btn btn--primary" to={action.path}>
          <Icon name="back" directional /> {action.label}
        </Link>
      </div>
    </section>
  );
}

const wall = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100svh",
  /* The link is above the objects at the foot of the tall picture. */
  paddingBlock: "calc(var(--header) + 0.5rem) max(11rem, 31vw)",
  isolation: "isolate",
  overflow: "hidden",
  ".pic": { position: "absolute", inset: 0, zIndex: -1, aspectRatio: "auto" },
  /* Below the header and the breadcrumb, which need contrast. */
  ".pic::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    background: `linear-gradient(in srgb, ${translucent("veil", "80%")}, transparent 9rem)`,
  },
  [landscape]: { paddingBlockEnd: "6.5rem" },
  [lowScreen]: { paddingBlockEnd: "1rem" },
  /* The text is on the empty side of the picture. */
  [`${tablet}, ${conditionOf(landscape)}`]: { "[dir=rtl] & .pic": { transform: "scaleX(-1)" } },
} as const;

const block = {
  flex: 1,
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  inlineSize: "100%",
  "--fg-2": "var(--ink)",
  h1: {
    font: "300 min(clamp(13rem, 9rem + 22vw, 30rem), 68vw)/0.74 var(--display)",
    letterSpacing: "-0.03em",
    marginBlockStart: "auto",
    marginInlineStart: "-0.02em",
  },
  /* On phones the sentence nearly fills the line; the limit keeps a font swap from changing the line break. */
  p: { marginBlock: "2rem 1.5rem", [phone]: { maxInlineSize: "16rem" } },
  [lowScreen]: {
    "--t-lead": "var(--t-body)",
    h1: { fontSize: "40svh" },
    p: { marginBlock: "1rem" },
  },
} as const;

export const fragment = graphql`
  fragment NotFoundScreen on NotFoundPage {
    code
    text
    action {
      label
      path
    }
    picture {
      tall {
        ...Photo
      }
      wide {
        ...Photo
      }
    }
  }
`;
