/**
 * The styles of a section whose picture starts below the header. While the picture passes under the transparent header,
 * the header has the background of the page.
 */
export function veiled(background: "blush" | "petal") {
  const end = "var(--header)";
  const veil = `linear-gradient(var(--${background}) calc(${end} * 0.8), transparent ${end})`;
  return { "body:has(&)": { "--header-veil": veil } } as const;
}
