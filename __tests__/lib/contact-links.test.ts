import { displayPhone, socialLinks, whatsappHref } from "../../src/lib/contact-links";

test("groups the digits of a Kuwaiti number, which keeps its order in Arabic text", () => {
  expect(displayPhone("+96530000118")).toBe("\u200e+965\u00a03000\u00a00118");
  expect(displayPhone("+9651800118")).toBe("\u200e+965\u00a01800\u00a0118");
});

test("does not group the digits of a number with another format", () => {
  expect(displayPhone("+1 555 0100")).toBe("\u200e+1 555 0100");
});

test("a WhatsApp address contains only digits", () => {
  expect(whatsappHref("+965 3000 0118")).toBe("https://wa.me/96530000118");
});

test("the chat follows the social networks, or stands alone", () => {
  const instagram = { icon: "instagram", href: "https://instagram.com/salon", label: "Instagram" };
  const chat = { icon: "wa", href: "https://wa.me/96530000118", label: "Chat" };
  const links = (socialLinksOfSalon: (typeof instagram)[]) =>
    socialLinks(
      { socialLinks: socialLinksOfSalon, whatsapp: "+96530000118" },
      { whatsapp: "Chat" },
    );
  expect(links([instagram])).toEqual([instagram, chat]);
  expect(links([])).toEqual([chat]);
});
