import type { AcceptedMail } from "./mail-service";

/** An e-mail as a file that mail programs open. Both parts are in base64. */
export function toEml(
  { id, from, to, reply_to, subject, text, html }: AcceptedMail,
  date: Date,
): string {
  const boundary = `part-${id}`;
  const head = [
    `From: ${from}`,
    `To: ${to.join(", ")}`,
    ...(reply_to ? [`Reply-To: ${reply_to}`] : []),
    `Subject: ${encodeWords(subject)}`,
    `Date: ${date.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${id}@localhost>`,
    "MIME-Version: 1.0",
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ];
  const part = (type: string, content: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    "Content-Transfer-Encoding: base64",
    "",
    base64(content).replace(/.{76}/g, "$&\r\n"),
  ];
  const lines = [...head, "", ...part("text/plain", text), ...part("text/html", html)];
  return [...lines, `--${boundary}--`, ""].join("\r\n");
}

/** The text of a header in encoded words (RFC 2047) of at most 75 characters. */
function encodeWords(text: string): string {
  const words = [""];
  for (const character of text) {
    const last = words.at(-1) ?? "";
    if (base64(last + character).length > 60) words.push(character);
    else words[words.length - 1] = last + character;
  }
  return words.map((word) => `=?utf-8?B?${base64(word)}?=`).join("\r\n ");
}

function base64(text: string): string {
  return Buffer.from(text, "utf8").toString("base64");
}
