import { graphql } from "gatsby";
import { Toast } from "../../components/toast";
import type { EnquiryPhase } from "./enquiry-state";

interface EnquiryNoticeProps {
  phase: EnquiryPhase;
  labels: Queries.EnquiryNoticeLabelsFragment;
  salon: Queries.EnquirySalonFragment;
  /** The address of a WhatsApp message with what the visitor has typed. */
  whatsapp: string;
  onDismiss: () => void;
}

/** The result of sending, in the specification's words. After a failure it also offers WhatsApp and the phone. */
export function EnquiryNotice({ phase, labels, salon, whatsapp, onDismiss }: EnquiryNoticeProps) {
  const { errors, layout } = salon.messages;
  const reason = phase.name === "failed" && phase.reason;
  /* "Please try again" would be wrong. */
  const isRefusal = reason === "tooMany" || reason === "refused";
  const frame = { dismissLabel: layout.dismiss, onDismiss };
  return (
    <>
      <Toast {...frame} tone="good">
        {phase.name === "sent" && phase.toast && (
          <>
            <strong>{errors.enquirySentTitle}</strong>
            <p className="small">{errors.enquirySentDescription}</p>
          </>
        )}
      </Toast>
      <Toast {...frame} tone="bad">
        {reason && (
          <>
            <strong>{errors.enquiryFailedTitle}</strong>
            {!isRefusal && <p className="small">{errors.enquiryFailedDescription}</p>}
            {(isRefusal || reason === "offline") && <p className="small">{labels[reason]}</p>}
            <p css={ways}>
              <a className="link" href={whatsapp} target="_blank" rel="noopener">
                {labels.whatsappInstead}
              </a>
              <a className="link" href={`tel:${salon.phone}`}>
                {labels.callInstead}
              </a>
            </p>
          </>
        )}
      </Toast>
    </>
  );
}

const ways = { display: "flex", flexWrap: "wrap", columnGap: "1.5rem" } as const;

export const fragment = graphql`
  fragment EnquiryNoticeLabels on EnquiryForm {
    tooMany
    refused
    offline
    whatsappInstead
    callInstead
  }
`;
