import { displayPhone, whatsappHref } from "../../src/lib/contact-links";
import { site as salon } from "../support/content";

test("a Kuwaiti number is shown as it is read aloud", () => {
  expect(displayPhone("+96530000118")).toBe("+965 3000 0118");
});

test("both of the salon's numbers are shown in groups, with every digit", () => {
  for (const phone of [salon.phone, salon.bookingPhone]) {
    expect(displayPhone(phone)).toMatch(/^\+\d{3} \d{4} \d{4}$/);
    expect(displayPhone(phone).replaceAll(" ", "")).toBe(phone);
  }
});

test("a number of another shape is shown as staff wrote it", () => {
  expect(displayPhone("+1 555 0100")).toBe("+1 555 0100");
});

test("a WhatsApp chat is addressed by digits alone", () => {
  expect(whatsappHref("+965 3000 0118")).toBe("https://wa.me/96530000118");
  expect(whatsappHref(salon.whatsapp)).toMatch(/^https:\/\/wa\.me\/965\d{8}$/);
});

test("a text that is given is typed already, whatever signs it holds", () => {
  const text = "Hair & nails: 100%?\nأمل 💅";
  const address = new URL(whatsappHref("+96530000118", text));
  expect(address.pathname).toBe("/96530000118");
  expect(address.searchParams.get("text")).toBe(text);
  expect([...address.searchParams.keys()]).toEqual(["text"]);
});

test("no text, no query", () => {
  expect(whatsappHref("+96530000118", "")).toBe("https://wa.me/96530000118");
});
