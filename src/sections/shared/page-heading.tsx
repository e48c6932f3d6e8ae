import type { ReactNode } from "react";
import { Breadcrumb } from "../../components/breadcrumb";
import { Section, type SectionProps } from "../../components/section";
import { useSalon } from "../../hooks/use-salon";
import { desktop } from "../../theme/media";
import { token } from "../../theme/token";

export interface PageHeadingProps {
  /** The address and the page's name, for the breadcrumb. */
  path: string;
  name: string;
  heading: string;
  lead: string;
  ground?: NonNullable<SectionProps["ground"]>;
}

/** The head of a page that starts with words: where it is, what it is, and one sentence more. */
export function PageHeading({ ground = "blush", ...labels }: PageHeadingProps) {
  return (
    <Section ground={ground} beam={ground !== "petal"} css={head}>
      <div className="wrap">
        <HeadingText {...labels} />
      </div>
    </Section>
  );
}

export interface HeadingWordsProps extends Pick<
  PageHeadingProps,
  "path" | "name" | "heading" | "lead"
> {
  /** Whether the sentence is quieter than the heading. */
  soft?: boolean;
  /** What stands at the other end of the breadcrumb's line. */
  beside?: ReactNode;
}

/** The words alone, for a section that holds more than its heading. `--head-end` is the space under them. */
export function HeadingText({ path, name, heading, lead, soft, beside }: HeadingWordsProps) {
  const { url, home, messages } = useSalon();
  return (
    <>
      <div css={way}>
        <Breadcrumb
          path={path}
          name={name}
          siteUrl={url}
          home={home}
          label={messages.layout.breadcrumbLabel}
        />
        {beside}
      </div>
      <div css={text}>
        <h1 className="h1">{heading}</h1>
        <p className={soft ? "lead soft" : "lead"}>{lead}</p>
      </div>
    </>
  );
}

const head = { paddingBlockStart: `calc(${token("header")} + 0.5rem)` } as const;

const way = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "1rem",
} as const;

const text = {
  display: "grid",
  gap: "1.25rem",
  paddingBlock: "1.5rem var(--head-end, clamp(2.5rem, 5vw, 5rem))",
  [desktop]: {
    gridTemplateColumns: "repeat(12, 1fr)",
    columnGap: token("gap"),
    alignItems: "end",
    h1: { gridColumn: "1 / 9" },
    p: { gridColumn: "9 / -1", paddingBlockEnd: "0.75rem" },
  },
} as const;
