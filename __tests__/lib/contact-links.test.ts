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
