import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import { Icon } from "../../components/icon";
import { Section } from "../../components/section";

interface ClosingProps {
  /** A link to a `tel:` address is shown as one to call. */
  closing: Queries.ClosingPartsFragment;
  /** Shows the link as the headline, with the heading above it only if they differ. */
  bigLink?: boolean;
  /** Shown under the invitation, for example how long an offer is valid. */
  children?: ReactNode;
}

export function Closing({ closing, bigLink = false, children }: ClosingProps) {
  const { heading, lead, action } = closing;
  const headed = !bigLink || heading !== action.label;
  const text = <p className="lead measure reveal">{lead}</p>;
  const link = action.path.startsWith("tel:") ? (
    <a className="btn btn--primary" href={action.path}>
      <Icon name="phone" /> {action.label}
    </a>
  ) : (
    <Link className={bigLink ? "big-link" : "btn btn--primary"} to={action.path}>
      {bigLink ? <span>{action.label}</span> : action.label}
      {!bigLink && <Icon name="arrow" directional />}
    </Link>
  );
  return (
    <Section background="garnet" beam className="closing">
      <div className="wrap stack" css={flow}>
        {headed && <h2 className={bigLink ? "h2" : "h1"}>{heading}</h2>}
        {text}
        {headed ? <p className="reveal">{link}</p> : <h2 className="reveal">{link}</h2>}
        {children}
      </div>
    </Section>
  );
}

const flow = { "--flow": "2rem" } as const;

export const fragment = graphql`
  fragment ClosingParts on Closing {
    heading
    lead
    action {
      label
      path
    }
  }
`;
