import type { AcceptedMail } from "./mail-service";

/** An e-mail as a file that mail programs open. */
export function toEml({ key, from, to, reply_to, subject, text }: AcceptedMail): string {
  const head = [
    `From: ${from}`,
    `To: ${to.join(", ")}`,
    ...(reply_to ? [`Reply-To: ${reply_to}`] : []),
    `Subject: ${encodeWords(subject)}`,
    `Date: ${new Date().toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${key}@localhost>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
  ];
  return [...head, "", base64(text).replace(/.{76}/g, "$&\r\n"), ""].join("\r\n");
}

/** Encodes the text of a header as encoded words (RFC 2047) of at most 75 characters. */
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
