import { displayPhone, whatsappHref } from "../../src/lib/contact-links";
import { site as salon } from "../support/content";

test("groups the digits of a Kuwaiti number", () => {
  expect(displayPhone("+96530000118")).toBe("+965 3000 0118");
});

test("shows both of the salon's numbers in groups", () => {
  for (const phone of [salon.phone, salon.bookingPhone]) {
    expect(displayPhone(phone)).toMatch(/^\+\d{3} \d{4} \d{4}$/);
    expect(displayPhone(phone).replaceAll(" ", "")).toBe(phone);
  }
});

test("shows a number with another format unchanged", () => {
  expect(displayPhone("+1 555 0100")).toBe("+1 555 0100");
});

test("a WhatsApp address contains only digits", () => {
  expect(whatsappHref("+965 3000 0118")).toBe("https://wa.me/96530000118");
  expect(whatsappHref(salon.whatsapp)).toMatch(/^https:\/\/wa\.me\/965\d{8}$/);
});

test("encodes the text of a WhatsApp message", () => {
  const text = "Hair & nails: 100%?\nأمل 💅";
  const address = new URL(whatsappHref("+96530000118", text));
  expect(address.pathname).toBe("/96530000118");
  expect(address.searchParams.get("text")).toBe(text);
  expect([...address.searchParams.keys()]).toEqual(["text"]);
});

test("an empty text adds no query", () => {
  expect(whatsappHref("+96530000118", "")).toBe("https://wa.me/96530000118");
});

test("replaces half an emoji, which an address cannot contain", () => {
  const address = new URL(whatsappHref("+96530000118", "Nails \ud83d please"));
  expect(address.searchParams.get("text")).toBe("Nails \ufffd please");
});
