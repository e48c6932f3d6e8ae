import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { desktop } from "../../theme/media";
import { EnquiryForm, type EnquiryFormProps } from "./enquiry-form";
import { Information } from "./information";

interface ContactDetailsProps extends Pick<EnquiryFormProps, "wishes" | "goodToKnow"> {
  page: Queries.ContactDetailsFragment;
  salon: Queries.ContactSalonFragment;
}

/** The enquiry form, and beside it the salon's address, phone, hours and map. */
export function ContactDetails({ page, salon, ...form }: ContactDetailsProps) {
  return (
    <Section className="section" css={section}>
      <div className="wrap grid" css={beside}>
        <EnquiryForm {...form} labels={page.form} salon={salon} />
        <Information labels={page.information} salon={salon} />
      </div>
    </Section>
  );
}

const section = { paddingBlockStart: "clamp(3rem, 6vw, 6rem)" } as const;

const beside = {
  rowGap: "4.5rem",
  "h2.h3": { marginBlockEnd: "1.75rem" },
  [desktop]: {
    rowGap: "var(--gap)",
    "& > :first-of-type": { gridColumn: "1 / 7" },
    "& > :last-of-type": { gridColumn: "8 / -1" },
  },
} as const;

export const fragment = graphql`
  fragment ContactDetails on ContactPage {
    form {
      ...EnquiryFormLabels
    }
    information {
      ...ContactInformationLabels
    }
  }

  fragment ContactSalon on Salon {
    ...EnquirySalon
    ...InformationSalon
  }
`;
