/**
 * Puts values into a sentence from content: `interpolate("Book {service}", { service: "Hair Spa" })`.
 * A name without a value stays as it is written, so that a slip in a JSON file can be seen.
 */
export function interpolate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
