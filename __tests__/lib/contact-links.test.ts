import { displayPhone, whatsappHref } from "../../src/lib/contact-links";

test("groups the digits of a Kuwaiti number", () => {
  expect(displayPhone("+96530000118")).toBe("+965 3000 0118");
  expect(displayPhone("+9651800118")).toBe("+965 1800 118");
});

test("shows a number with another format unchanged", () => {
  expect(displayPhone("+1 555 0100")).toBe("+1 555 0100");
});

test("a WhatsApp address contains only digits", () => {
  expect(whatsappHref("+965 3000 0118")).toBe("https://wa.me/96530000118");
});
