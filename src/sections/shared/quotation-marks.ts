/** Styles of a `blockquote`: its paragraph has the quotation marks of its language. */
export const quotationMarks = {
  quotes: '"“" "”"',
  "&:lang(ar)": { quotes: '"«" "»"' },
  "p::before": { content: "open-quote" },
  "p::after": { content: "close-quote" },
} as const;
