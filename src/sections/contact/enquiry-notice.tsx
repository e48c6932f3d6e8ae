import { graphql } from "gatsby";
import { Toast } from "../../components/toast";
import type { EnquiryNotice as Notice } from "./use-enquiry";
import { whatsappHref } from "../../lib/contact-links";

export interface EnquiryNoticeProps {
  notice: Notice;
  labels: Queries.EnquiryNoticeLabelsFragment;
  salon: Queries.EnquirySalonFragment;
  /** What has been typed: it goes along to WhatsApp. */
  whatsappText: string;
  onDismiss: () => void;
}

/** How sending ended: the words of the specification, and after a failure the ways that need no server of ours. */
export function EnquiryNotice({
  notice,
  labels,
  salon,
  whatsappText,
  onDismiss,
}: EnquiryNoticeProps) {
  const { errors, layout } = salon.messages;
  const frame = { dismissLabel: layout.dismiss, onDismiss };
  if (notice === "sent") {
    return (
      <Toast
        {...frame}
        tone="good"
        title={errors.enquirySentTitle}
        description={errors.enquirySentDescription}
      />
    );
  }
  const more = { tooMany: labels.tooMany, refused: labels.refused, offline: labels.offline };
  const sentence = notice in more ? more[notice as keyof typeof more] : undefined;
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
          href={whatsappHref(salon.whatsapp, whatsappText)}
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
