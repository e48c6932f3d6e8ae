import { graphql, Link } from "gatsby";
import { Icon } from "../../components/icon";
import { ShareButton } from "../../components/share-button";
import { useLocale, useSalon } from "../../hooks/use-page";
import { addressToAsk, photographPath } from "../../lib/contact-address";
import { KeepButton } from "./keep-button";

interface PhotographActionsProps {
  photograph: Queries.PhotographActionsFragment;
  /** The link to ask for it; null if visitors cannot ask for it. */
  ask: { readonly label: string } | null | undefined;
  labels: Queries.PhotographActionLabelsFragment;
  /** Shows the link without a frame, and the buttons as icons that stay together. */
  compact?: boolean;
}

/** A link to ask for a photograph, and buttons to keep it and to share it. */
export function PhotographActions({
  photograph,
  ask,
  labels,
  compact = false,
}: PhotographActionsProps) {
  const { url } = useSalon();
  const { urlPrefix } = useLocale();
  const { name, path } = photograph;
  const { share, copied, keep, full } = labels;
  const formPath = addressToAsk(urlPrefix, photograph);
  return (
    <>
      {ask && (
        <Link className={compact ? "link" : "btn btn--primary"} to={formPath}>
          {ask.label}
          {!compact && <Icon name="arrow" directional />}
        </Link>
      )}
      <span css={compact ? together : apart}>
        {ask && (
          <KeepButton
            photograph={photographPath(photograph)}
            label={keep}
            full={full}
            formPath={formPath}
            compact={compact}
          />
        )}
        <ShareButton
          title={name}
          url={url + path}
          label={share}
          copied={copied}
          compact={compact}
        />
      </span>
    </>
  );
}

/** The styles of a row of actions in the lightbox. */
export const together = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: "0.75rem",
} as const;

/* Each is an item of the row that the link is in. */
const apart = { display: "contents" } as const;

export const fragment = graphql`
  fragment PhotographActions on Photograph {
    category
    slug
    name
    path
  }

  fragment PhotographActionLabels on PortfolioPagePhotograph {
    share
    copied
    keep
    full
  }
`;
