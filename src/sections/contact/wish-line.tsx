import { graphql } from "gatsby";
import { useLocale } from "../../hooks/use-page";
import { pluralOf } from "../../i18n/plural";
import { interpolate } from "../../lib/interpolate";
import type { Wishes } from "./use-wishes";

interface WishLineProps {
  wishes: Pick<Wishes, "all">;
  labels: Queries.WishLineLabelsFragment;
  /** The heading of what clients should know. */
  goodToKnow?: string | undefined;
}

/** What the visitor wants, in one line that leads to the list; while there is nothing, a link to what clients should know. */
export function WishLine({ wishes: { all }, labels, goodToKnow }: WishLineProps) {
  const { locale } = useLocale();
  const name = all[0]?.name;
  const others = all.length - 1;
  const several = name ? labels.askedMore : labels.askedPhotographs;
  const count = name ? others : all.length;
  const text = name && others === 0 ? labels.askedOne : pluralOf(several, count, locale);
  const [before = "", after] = interpolate(text, { count }).split("{name}");
  return (
    <div css={space}>
      {all.length > 0 ? (
        /* A new link: a browser that has translated the page has moved the texts, so React cannot remove one. */
        <a key={text} className="link" css={line} href="#asked">
          {before}
          {after !== undefined && <bdi css={shortened}>{name}</bdi>}
          {after}
        </a>
      ) : (
        goodToKnow && (
          <a className="link" href="#good-to-know">
            {goodToKnow}
          </a>
        )
      )}
    </div>
  );
}

const space = { containerType: "inline-size", minBlockSize: "2.75rem" } as const;

/* One line, so that the form stays in its place; with large text, as many as the words need. */
const line = {
  gap: 0,
  maxInlineSize: "100%",
  whiteSpace: "pre",
  "@container (max-width: 18em)": {
    display: "inline",
    whiteSpace: "normal",
    background: "none",
    textDecoration: "underline",
  },
} as const;

const shortened = { minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis" } as const;

export const fragment = graphql`
  fragment WishLineLabels on EnquiryForm {
    askedOne
    askedMore {
      ...PluralForms
    }
    askedPhotographs {
      ...PluralForms
    }
  }
`;
