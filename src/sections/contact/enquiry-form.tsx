import { graphql } from "gatsby";
import { useDeferredValue } from "react";
import { Field } from "../../components/field";
import { Icon } from "../../components/icon";
import { useNear } from "../../hooks/use-in-view";
import { interpolate } from "../../lib/interpolate";
import { scrollIntoView } from "../../lib/scroll-into-view";
import { whatsappMessageHref } from "../../lib/whatsapp-message";
import { tablet } from "../../theme/media";
import { AlternativeContacts } from "./alternative-contacts";
import {
  type EnquiryFieldName,
  enquiryFields,
  type EnquiryProblem,
  excessOf,
  honeypot,
  whatsappText,
} from "./enquiry";
import { EnquiryNotice } from "./enquiry-notice";
import { useEnquiry } from "./use-enquiry";
import { useWhen } from "./use-when";
import type { Wishes } from "./use-wishes";
import { WishList } from "./wish-list";

export interface EnquiryFormProps {
  wishes: Wishes;
  /** The heading of what clients should know. */
  goodToKnow?: string | undefined;
  labels: Queries.EnquiryFormLabelsFragment;
  salon: Queries.EnquirySalonFragment;
}

interface FieldWords extends Readonly<Partial<Record<EnquiryProblem, string>>> {
  readonly label: string;
}

/** 'Send Us a Message': the form, or other ways to contact the salon if it cannot work. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { labels, salon } = props;
  const hasDatabase =
    process.env.GATSBY_SUPABASE_URL && process.env.GATSBY_SUPABASE_PUBLISHABLE_KEY;
  const alternativeContacts = <AlternativeContacts text={labels.unavailable} salon={salon} />;
  return (
    <div>
      <h2 className="h3" id="enquiry" tabIndex={-1}>
        {labels.heading}
      </h2>
      {hasDatabase ? (
        <>
          <div css={unscripted}>{alternativeContacts}</div>
          <Form {...props} />
        </>
      ) : (
        alternativeContacts
      )}
    </div>
  );
}

function Form({ wishes, goodToKnow, labels, salon }: EnquiryFormProps) {
  const when = useWhen(labels.when, salon);
  const form = useEnquiry(wishes, when);
  const { state, values, enquiry, problemOf, events, hydrated, edit, dismiss, clear } = form;
  const [fieldset, isNear] = useNear<HTMLFieldSetElement>();
  const { phase, restored, sendAgain } = state;
  const sending = phase.name === "sending";
  /* The focus returns first: it would interrupt the announcement. */
  const announced = useDeferredValue(phase);
  const text = whatsappText(labels, enquiry, when.textOf(when.stored));
  const whatsapp = whatsappMessageHref(salon.whatsapp, text, labels.whatsappRest);
  const field = (name: EnquiryFieldName) => {
    const { type, limit, required } = enquiryFields[name];
    const { label, ...messages }: FieldWords = labels[name];
    const problem = problemOf(name);
    const message = problem && messages[problem];
    return {
      name,
      label,
      ...(type === "lines" ? { rows: 5 } : { type }),
      value: values[name],
      onChange: (value: string) => edit(name, value),
      error: message && interpolate(message, { over: excessOf(name, enquiry[name]), limit }),
      checked: state.checked,
      required: name === "message" ? !wishes.all.length : required,
    };
  };
  return (
    <form className="js-only" css={layout} noValidate {...events}>
      {restored && (
        <p className="soft">
          {labels[restored]}{" "}
          <button type="button" className="link" onClick={clear}>
            {labels.draftClear}
          </button>
        </p>
      )}
      <p className="small soft">{labels.required}</p>
      <fieldset role="none" ref={fieldset} disabled={sending} css={fields}>
        <Field {...field("name")} autoComplete="name" />
        <div css={pair}>
          <Field {...field("email")} autoComplete="email" />
          <Field {...field("phone")} autoComplete="tel" />
        </div>
        <div css={[place, !hydrated && room]}>
          <WishList wishes={wishes} labels={labels} goodToKnow={goodToKnow} isNear={isNear} />
        </div>
        <div css={pair}>
          <Field name="day" {...when.day} />
          <Field name="time" {...when.time} />
        </div>
        {when.date && <Field name="date" {...when.date} />}
        <Field {...field("message")} hint={labels.messageHint} />
        <div hidden aria-hidden="true">
          <input name={honeypot} tabIndex={-1} autoComplete="off" />
        </div>
      </fieldset>
      <p className="small soft measure">{labels.privacy}</p>
      {sendAgain && (
        <p id="send-again" className="accent">
          {labels.sendAgain}
        </p>
      )}
      <div>
        {/* Screen readers announce a change of a region, but not always a new region. */}
        <div role="status" className="banner">
          {sending && <span className="vh">{labels.sending}</span>}
          {announced.name === "sent" && announced.banner && (
            <p ref={scrollIntoView}>
              <Icon name="check" />
              <span>
                {labels.success} <small>{when.opening}</small>
              </span>
            </p>
          )}
        </div>
        <p css={actions}>
          <button
            className="btn btn--primary"
            name="send"
            disabled={!hydrated || sending}
            aria-busy={sending}
            aria-describedby={sendAgain ? "send-again" : undefined}
          >
            {sending ? labels.sending : labels.submit}
          </button>
          <a className="link" href={whatsapp} target="_blank" rel="noopener">
            <Icon name="wa" /> {labels.whatsapp}
          </a>
        </p>
        <EnquiryNotice
          phase={announced}
          labels={labels}
          salon={salon}
          whatsapp={whatsapp}
          onDismiss={dismiss}
        />
      </div>
      <p className="small soft measure">{labels.draftKept}</p>
    </form>
  );
}

/* `<noscript>` would not show in a browser that is too old for the scripts. */
const unscripted = { "html.js &": { display: "none" } } as const;

const layout = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1.5rem",
} as const;

const fields = { ...layout, minInlineSize: 0 } as const;

const pair = {
  ...layout,
  alignItems: "start",
  [tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: "var(--gap)" },
} as const;

/* The place of the list is always there: by such elements, the browser finds where she was. Without a list it has no gap. */
const place = { "&:empty": { marginBlockEnd: "-1.5rem" } } as const;

/* The height of the list that the first paint does not have yet: by the number from the head script, or none. */
const room = { minBlockSize: "calc(var(--wishes) * 5.5rem + 7rem)" } as const;

const actions = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.75rem 1.75rem",
} as const;

export const fragment = graphql`
  fragment FieldParts on FieldLabels {
    label
    valueMissing
    typeMismatch
    tooLong
  }

  fragment OptionalFieldParts on OptionalFieldLabels {
    label
    typeMismatch
    tooLong
  }

  fragment EnquiryFormLabels on EnquiryForm {
    heading
    required
    name {
      ...FieldParts
    }
    email {
      ...FieldParts
    }
    phone {
      ...OptionalFieldParts
    }
    message {
      ...FieldParts
    }
    messageHint
    submit
    sending
    success
    privacy
    whatsapp
    whatsappText
    whatsappNoMessage
    whatsappEmpty
    whatsappRest
    unavailable
    draftKept
    draftRestored
    draftNotSent
    draftClear
    sendAgain
    when {
      day
      anyDay
      today
      tomorrow
      later
      date
      refused
      time
      anyTime
      morning
      afternoon
      evening
      message
    }
    ...WishListLabels
    ...EnquiryNoticeLabels
  }

  fragment EnquirySalon on Salon {
    phone
    whatsapp
    ...OpenNowSalon
    messages {
      errors {
        enquiryFailedTitle
        enquiryFailedDescription
        enquirySentTitle
        enquirySentDescription
      }
      layout {
        whatsapp
        call
        dismiss
      }
    }
  }
`;
