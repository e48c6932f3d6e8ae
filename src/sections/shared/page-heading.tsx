import type { ReactNode } from "react";
import { Section, type SectionProps } from "../../components/section";
import { desktop, lowScreen } from "../../theme/media";
import { PageBreadcrumb } from "./page-breadcrumb";

interface PageHeadingProps {
  /** The address and the names of its segments, for the breadcrumb. */
  path: string;
  names: readonly string[];
  heading: string;
  lead: string;
  background?: NonNullable<SectionProps["background"]>;
  children?: ReactNode;
}

/** The heading of a page: breadcrumb, title and a sentence. */
export function PageHeading({ background = "blush", children, ...texts }: PageHeadingProps) {
  return (
    <Section
      background={background}
      beam={background !== "petal"}
      css={[head, children && withMore]}
    >
      <div className="wrap">
        <HeadingText {...texts} />
        {children}
      </div>
    </Section>
  );
}

interface HeadingTextProps extends Pick<PageHeadingProps, "path" | "names" | "lead"> {
  heading: ReactNode;
  /** Content at the other end of the breadcrumb's line, which is short then. The sentence is below the title. */
  beside?: ReactNode;
  children?: ReactNode;
}

/**
 * The content of the heading, for sections that contain more. `--head-start` and `--head-end` set the space above and
 * below the title and the sentence.
 */
export function HeadingText({ path, names, heading, lead, ...props }: HeadingTextProps) {
  const { beside, children } = props;
  return (
    <>
      <div css={way}>
        <PageBreadcrumb path={path} names={names} short={beside !== undefined} />
        {beside}
      </div>
      <div className="grid" css={[text, !beside && sideways]}>
        <h1 className="h1">{heading}</h1>
        {lead && (
          <div className="stack">
            <p className="lead">{lead}</p>
            {children}
          </div>
        )}
      </div>
    </>
  );
}

const head = { paddingBlockStart: "calc(var(--header) + 0.5rem)" } as const;

const withMore = { "--head-end": "0.5rem", paddingBlockEnd: "clamp(1rem, 2.5vw, 2.5rem)" } as const;

const way = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "1rem",
} as const;

const text = {
  rowGap: "1.25rem",
  paddingBlock: "var(--head-start, 1.5rem) var(--head-end, clamp(2.5rem, 5vw, 5rem))",
  /* So low that the dock does not cover the sentence. */
  [lowScreen]: {
    rowGap: "1rem",
    paddingBlockStart: 0,
    ".lead": { maxInlineSize: "none", fontSize: "var(--t-body)" },
  },
} as const;

const sideways = {
  [desktop]: {
    alignItems: "last baseline",
    h1: { gridColumn: "1 / 9" },
    "& > div": { gridColumn: "9 / -1" },
  },
} as const;
