import { graphql } from "gatsby";
import { token } from "../../theme/token";
import type { Loading } from "./use-photos";

export interface LoadingNoticeProps {
  loading: Loading;
  words: Queries.PortfolioLoadingNoticeFragment;
  onRetry: () => void;
}

/** Lies over the photographs of the view before, and tells why they are still there. */
export function LoadingNotice({ loading, words, onRetry }: LoadingNoticeProps) {
  return (
    <div css={layer} aria-live="polite">
      {loading && (
        <div css={notice}>
          <p>{loading === "failed" ? words.failed : words.loading}</p>
          {loading === "failed" && (
            <button type="button" className="btn btn--primary" onClick={onRetry}>
              {words.retry}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const layer = { position: "absolute", inset: 0, pointerEvents: "none" } as const;

const notice = {
  position: "sticky",
  insetBlockStart: `calc(${token("header")} + 1rem)`,
  display: "grid",
  justifyItems: "center",
  gap: "1rem",
  inlineSize: "fit-content",
  marginInline: "auto",
  padding: "1.5rem 2rem",
  background: token("bg"),
  textAlign: "center",
  pointerEvents: "auto",
} as const;

export const fragment = graphql`
  fragment PortfolioLoadingNotice on PortfolioPage {
    loading
    failed
    retry
  }
`;
