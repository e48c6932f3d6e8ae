import { graphql } from "gatsby";
import { Icon } from "../../components/icon";
import { Section } from "../../components/section";

export interface CallProps {
  closing: Queries.ContactCallFragment;
  /** The booking number, which differs from the salon's main number. */
  phone: string;
}

/** The closing section of the contact page, with a link to call. */
export function CallToAction({ closing, phone }: CallProps) {
  return (
    <Section background="garnet" beam className="closing">
      <div className="wrap stack" css={flow}>
        <h2 className="h1">{closing.heading}</h2>
        <p className="lead measure reveal">{closing.lead}</p>
        <p className="reveal">
          <a className="btn btn--primary" href={`tel:${phone}`}>
            <Icon name="phone" /> {closing.call}
          </a>
        </p>
      </div>
    </Section>
  );
}

const flow = { "--flow": "2rem" } as const;

export const fragment = graphql`
  fragment ContactCall on CallClosing {
    heading
    lead
    call
  }
`;
