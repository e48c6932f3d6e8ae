/** Invisible characters in words for visitors. U+200D joins emoji, and shapes Arabic letters. */
export const invisible =
  /[\u200B\u200C\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u00AD]|(?<!\p{Script=Arabic})\u200D(?!\p{Extended_Pictographic})/u;
