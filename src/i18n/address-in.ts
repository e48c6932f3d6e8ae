/**
 * An address of the default locale (`/services#nails`) in the locale with this URL prefix: `/ar/services#nails`, and
 * `/ar` for `/`. In a separate file, so that scripts that use it do not include the list of locales.
 */
export function addressIn(path: string, address: string): string {
  return path && address === "/" ? path : path + address;
}
