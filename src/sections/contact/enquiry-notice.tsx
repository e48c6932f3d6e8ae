import { graphql } from "gatsby";
import { Toast } from "../../components/toast";
import { whatsappMessageHref } from "../../lib/whatsapp-message";
import type { EnquiryPhase, FailureReason } from "./enquiry-state";

export interface EnquiryNoticeProps {
  phase: EnquiryPhase;
  labels: Queries.EnquiryNoticeLabelsFragment;
  salon: Queries.EnquirySalonFragment;
  /** The text for a WhatsApp message: what the visitor has typed. */
  whatsappText: string;
  onDismiss: () => void;
}

/** The result of sending, in the specification's words. After a failure it also offers WhatsApp and the phone. */
export function EnquiryNotice({
  phase,
  labels,
  salon,
  whatsappText,
  onDismiss,
}: EnquiryNoticeProps) {
  const { errors, layout } = salon.messages;
  const frame = { dismissLabel: layout.dismiss, onDismiss };
  if (phase.name === "sent" && phase.toast) {
    return (
      <Toast
        {...frame}
        tone="good"
        title={errors.enquirySentTitle}
        description={errors.enquirySentDescription}
      />
    );
  }
  if (phase.name !== "failed") return null;
  const sentence = isExplained(phase.reason) && labels[phase.reason];
  return (
    <Toast
      {...frame}
      tone="bad"
      title={errors.enquiryFailedTitle}
      description={errors.enquiryFailedDescription}
    >
      {sentence && <p className="small">{sentence}</p>}
      <p css={ways}>
        <a
          className="link"
          href={whatsappMessageHref(salon.whatsapp, whatsappText, labels.whatsappRest)}
          target="_blank"
          rel="noopener"
        >
          {labels.whatsappInstead}
        </a>
        <a className="link" href={`tel:${salon.phone}`}>
          {labels.callInstead}
        </a>
      </p>
    </Toast>
  );
}

/** Whether the content has a sentence for a failure. */
function isExplained(reason: FailureReason) {
  return reason === "tooMany" || reason === "refused" || reason === "offline";
}

const ways = { display: "flex", flexWrap: "wrap", columnGap: "1.5rem" } as const;

export const fragment = graphql`
  fragment EnquiryNoticeLabels on EnquiryForm {
    tooMany
    refused
    offline
    whatsappRest
    whatsappInstead
    callInstead
  }
`;
