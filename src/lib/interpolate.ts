/**
 * Replaces the placeholders of a text: `interpolate("Book {service}", { service: "Hair Spa" })`. A placeholder without
 * a value stays, so that a mistake in a JSON file is visible.
 */
export function interpolate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
