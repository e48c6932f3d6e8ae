import { graphql } from "gatsby";
import { Photo } from "../../components/photo";
import { Section } from "../../components/section";
import { desktop, lowScreen } from "../../theme/media";
import { PageBreadcrumb } from "../shared/page-breadcrumb";

interface StoryProps extends Queries.AboutStorySectionFragment {
  path: string;
}

export function Story({ path, name, story }: StoryProps) {
  return (
    <Section className="bleeds" css={head}>
      <div className="wrap">
        <PageBreadcrumb path={path} names={[name]} />
        <div className="grid" css={row}>
          <div className="stack" css={text}>
            <h1 className="h1">{story.heading}</h1>
            <div className="stack lead">
              <p>{story.lead}</p>
              {story.paragraphs.map((paragraph) => (
                <p key={paragraph} className="soft">
                  {paragraph}
                </p>
              ))}
            </div>
          </div>
          <Photo picture={story.picture} load="first" css={picture} />
        </div>
      </div>
    </Section>
  );
}

const head = { paddingBlockStart: "calc(var(--header) + 0.5rem)" } as const;

const row = {
  rowGap: "2.5rem",
  paddingBlock: "1.5rem var(--section)",
  [lowScreen]: { paddingBlockStart: 0 },
} as const;

const text = {
  "--flow": "1.75rem",
  [desktop]: { gridColumn: "1 / 6", gridRow: 1, alignSelf: "end" },
  /* The dock does not cover the first paragraph. */
  [lowScreen]: {
    "--flow": "1rem",
    "--t-lead": "var(--t-body)",
    gridColumn: "6 / -1",
    gridRow: 1,
    alignSelf: "start",
    paddingInlineStart: "1.5rem",
  },
} as const;

/* A width, because the limit of the height would narrow the picture. */
const beside = {
  gridRow: 1,
  alignSelf: "start",
  inlineSize: "calc(100% + var(--bleed))",
} as const;

/* The picture extends to the edge of the viewport. */
const picture = {
  "--ar": "4 / 5",
  marginInline: "2.5rem calc(var(--bleed) * -1)",
  [desktop]: {
    "--ar": "1",
    gridColumn: "7 / -1",
    ...beside,
    marginInlineStart: 0,
    maxBlockSize: "52rem",
  },
  [lowScreen]: {
    gridColumn: "1 / 6",
    ...beside,
    marginInline: "calc(var(--bleed) * -1) 0",
    maxBlockSize: "calc(100svh - var(--header) - 1rem)",
  },
} as const;

export const fragment = graphql`
  fragment AboutStorySection on AboutPage {
    name
    story {
      heading
      lead
      paragraphs
      picture {
        ...Photo
      }
    }
  }
`;
