import { graphql } from "gatsby";
import type { Loading } from "./use-view-navigation";

interface LoadingNoticeProps {
  loading: Loading;
  labels: Queries.PortfolioLoadingNoticeFragment;
  onRetry: () => void;
}

/** Covers the photographs of the previous view with the loading or error message. */
export function LoadingNotice({ loading, labels, onRetry }: LoadingNoticeProps) {
  return (
    <div css={layer} aria-live="polite">
      {loading && (
        <div className="stack" css={notice}>
          <p>{loading === "failed" ? labels.failed : labels.loading}</p>
          {loading === "failed" && (
            <button type="button" className="btn btn--primary" onClick={onRetry}>
              {labels.retry}
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
  insetBlockStart: "calc(var(--header) + 1rem)",
  inlineSize: "fit-content",
  marginInline: "auto",
  padding: "1rem",
  background: "var(--bg)",
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
