import { whatsappMessageHref } from "../../src/lib/whatsapp-message";

test("encodes the text of a WhatsApp message", () => {
  const text = "Hair & nails: 100%?\nأمل 💅";
  const address = new URL(whatsappMessageHref("+96530000118", text));
  expect(address.pathname).toBe("/96530000118");
  expect(address.searchParams.get("text")).toBe(text);
  expect([...address.searchParams.keys()]).toEqual(["text"]);
});

test("replaces half an emoji, which an address cannot contain", () => {
  const address = new URL(whatsappMessageHref("+96530000118", "Nails \ud83d please"));
  expect(address.searchParams.get("text")).toBe("Nails \ufffd please");
});

describe("a text that is too long for an address", () => {
  const ending = "… (The rest follows.)";
  const textOf = (text: string) => {
    const address = whatsappMessageHref("+96530000118", text, ending);
    expect(address.length).toBeLessThanOrEqual(7500);
    return new URL(address).searchParams.get("text") ?? "";
  };

  test.each([
    ["4,000 Arabic letters", "م".repeat(4000)],
    ["4,000 emoji", "💅".repeat(4000)],
    ["emoji after a letter", `a${"💅".repeat(4000)}`],
    ["half emoji", "\ud83d".repeat(4000)],
    ["Latin letters", "x".repeat(8000)],
  ])("is shortened at a whole character, and says so: %s", (_, text) => {
    const shortened = textOf(text);
    expect(shortened.endsWith(ending)).toBe(true);
    const kept = shortened.slice(0, -ending.length);
    expect(text.toWellFormed().startsWith(kept)).toBe(true);
    expect(kept.isWellFormed()).toBe(true);
    /* One more character would be too long. */
    expect(encodeURIComponent(shortened).length).toBeGreaterThan(7500 - 60);
  });

  test("ends with an ellipsis if there are no words for it", () => {
    const address = new URL(whatsappMessageHref("+96530000118", "م".repeat(4000)));
    expect(address.searchParams.get("text")).toMatch(/^م+…$/);
  });

  test("which is one character longer, is shortened", () => {
    const room =
      7500 - encodeURIComponent(ending).length - "https://wa.me/96530000118?text=".length;
    expect(textOf("x".repeat(room))).toHaveLength(room);
    expect(textOf("x".repeat(room + 1))).toBe("x".repeat(room) + ending);
  });
});
