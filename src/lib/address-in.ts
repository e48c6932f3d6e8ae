/**
 * An address of the default edition (`/services#nails`) in an edition whose addresses begin with `path`:
 * `/ar/services#nails`, and `/ar` for `/`. Apart from the list of editions, which no page's script should hold.
 */
export function addressIn(path: string, address: string): string {
  return path && address === "/" ? path : path + address;
}
