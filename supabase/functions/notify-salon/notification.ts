/** The text of the e-mails: pure functions of the enquiries, so that a retry sends the same text. */
import type { Mail } from "./mail.ts";
import { internationalNumber, whatsappLink } from "./phone.ts";
import type { DueNotification, Enquiry, LimitNotification, Unanswered } from "./queue.ts";
import { fill, words } from "./words.ts";

/** How many characters of a message a list shows. */
const EXCERPT = 100;

/**
 * The e-mail about one enquiry, about many, or about the hourly limit. Without `canReply` it has no "Reply-To" and says
 * so; the text still contains the address.
 */
export function composeNotification(
  notification: DueNotification,
  { salon, canReply = true }: { salon: string; canReply?: boolean },
): Mail {
  if ("perHour" in notification) return composeLimit(notification);
  const { enquiries, others } = notification;
  const [enquiry, ...more] = enquiries;
  if (enquiry && more.length === 0) return composeSingle(enquiry, { others, salon, canReply });
  return composeList({
    subject: fill(words.listSubject, { count: enquiries.length }),
    intro: words.list,
    enquiries,
    end: countOthers(others),
  });
}

function composeLimit({ perHour, reachedAt }: LimitNotification): Mail {
  const paragraphs = words.limit.map((text) =>
    fill(text, { count: perHour, raised: 2 * perHour, time: timeInKuwait(reachedAt) }),
  );
  return {
    subject: fill(words.limitSubject, { count: perHour }),
    text: paragraphs.join("\n\n"),
    html: page(...paragraphs.map((text) => paragraph(escape(text)))),
  };
}

/** The reminder of unanswered enquiries. */
export function composeReminder({ total, enquiries }: Unanswered): Mail {
  const more = total - enquiries.length;
  return composeList({
    subject: fill(words.reminderSubject, { count: total }),
    intro: words.reminder,
    enquiries,
    end: more > 0 ? fill(words.more, { count: more }) : "",
  });
}

function composeSingle(
  enquiry: Enquiry,
  { others, salon, canReply }: { others: number; salon: string; canReply: boolean },
): Mail {
  const { email, phone, message } = enquiry;
  const name = oneLine(enquiry.name);
  const direction = isRightToLeft(message) ? "rtl" : "ltr";
  const number = phone && internationalNumber(phone);
  const greeting = fill(words.greeting[direction === "rtl" ? "ar" : "en"], { name, salon });
  const chat = number && whatsappLink(number, greeting);
  const wrote = (shown: string) =>
    fill(words.wrote, { name: shown, time: timeInKuwait(enquiry.created_at) });
  const reply = (shown: string) => fill(canReply ? words.reply : words.noReply, { name: shown });

  const text = [
    wrote(isolate(name)),
    "",
    message,
    "",
    `${words.name}: ${isolate(name)}`,
    `${words.email}: ${email}`,
    phone && `${words.phone}: ${isolate(oneLine(phone))}`,
    chat && `${words.whatsapp}: ${chat}`,
    "",
    countOthers(others),
    reply(isolate(name)),
  ];
  const html = page(
    paragraph(wrote(bdi(name))),
    `<div dir="${direction}" style="white-space:pre-wrap">${lines(message)}</div>`,
    paragraph(
      [
        `${words.name}: ${bdi(name)}`,
        `${words.email}: ${mailLink(email)}`,
        phone && `${words.phone}: ${number ? link(`tel:${number}`, phone) : bdi(oneLine(phone))}`,
        chat && `${words.whatsapp}: ${link(chat, number)}`,
      ]
        .filter(Boolean)
        .join("<br>"),
    ),
    paragraph(`${countOthers(others)}<br>${reply(bdi(name))}`),
  );
  return {
    subject: fill(words.subject, { name }),
    text: text.filter((line) => line !== null && line !== undefined).join("\n"),
    html,
    ...(canReply && { replyTo: email }),
  };
}

interface List {
  subject: string;
  intro: string;
  enquiries: readonly Enquiry[];
  end: string;
}

function composeList({ subject, intro, enquiries, end }: List): Mail {
  const items = enquiries.map((enquiry) => {
    const { email } = enquiry;
    const message = oneLine(enquiry.message);
    return {
      time: timeInKuwait(enquiry.created_at),
      name: oneLine(enquiry.name),
      email,
      phone: enquiry.phone && oneLine(enquiry.phone),
      excerpt:
        [...message].length > EXCERPT ? `${[...message].slice(0, EXCERPT).join("")}…` : message,
    };
  });
  return {
    subject,
    text: [
      intro,
      "",
      ...items.map(({ time, name, email, phone, excerpt }) =>
        [time, isolate(name), email, phone && isolate(phone), isolate(excerpt)]
          .filter(Boolean)
          .join(" | "),
      ),
      "",
      end,
    ].join("\n"),
    html: page(
      paragraph(intro),
      `<ol>${items
        .map(({ time, name, email, phone, excerpt }) =>
          [time, bdi(name), mailLink(email), phone && bdi(phone), bdi(excerpt)]
            .filter(Boolean)
            .join(" | "),
        )
        .map((line) => `<li>${line}</li>`)
        .join("")}</ol>`,
      paragraph(end),
    ),
  };
}

function countOthers(count: number): string {
  if (count === 0) return words.others.none;
  return count === 1 ? words.others.one : fill(words.others.many, { count });
}

const kuwait = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kuwait",
  dateStyle: "full",
  timeStyle: "short",
});

function timeInKuwait(date: Date): string {
  return fill(words.time, { time: kuwait.format(date) });
}

/** Whether a text runs from right to left: the script of its first letter decides. */
function isRightToLeft(text: string): boolean {
  const letter = text.match(/\p{L}/u)?.[0] ?? "";
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(letter);
}

/** A value for a header or a line: without line breaks, other control characters and direction marks. */
function oneLine(text: string): string {
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}

/** Isolates the direction of a value in plain text, as `<bdi>` does in HTML. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

function bdi(text: string): string {
  return `<bdi>${escape(text)}</bdi>`;
}

function link(address: string, text: string): string {
  return `<a href="${escape(address)}">${bdi(text)}</a>`;
}

/** Encodes the address: "?" and "&", which the form accepts, could add recipients to a mailto link. */
function mailLink(email: string): string {
  return link(`mailto:${encodeURIComponent(email).replace("%40", "@")}`, email);
}

function lines(text: string): string {
  return escape(text).replaceAll("\n", "<br>");
}

function paragraph(html: string): string {
  return html && `<p>${html}</p>`;
}

function page(...parts: string[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>${parts.join("")}</body></html>`;
}
