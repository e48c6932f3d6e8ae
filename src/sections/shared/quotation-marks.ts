import { tablet } from "../../theme/media";

/** Styles of a `blockquote`: its paragraph has the quotation marks of its language. */
export const quotationMarks = {
  quotes: '"“" "”"',
  "p::before": { content: "open-quote" },
  "p::after": { content: "close-quote" },
  "&:lang(ar)": {
    quotes: '"«" "»"',
    /* The width of the mark: it hangs before the lines. */
    [tablet]: { "p::before": { marginInlineStart: "-0.26em" } },
  },
} as const;
