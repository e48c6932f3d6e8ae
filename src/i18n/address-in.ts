/**
 * An address of the default locale (`/services#nails`) in a locale whose addresses begin with `path`:
 * `/ar/services#nails`, and `/ar` for `/`. Apart from the list of locales, which no page's script should hold.
 */
export function addressIn(path: string, address: string): string {
  return path && address === "/" ? path : path + address;
}
