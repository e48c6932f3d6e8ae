/** The query parameters of the contact page that name what a visitor wants to book. */
export type SubjectKind = "service" | "offer";

/** The address of the contact page with a chosen subject: `/ar/contact?service=hair-spa`. */
export function addressToBook(contactPath: string, kind: SubjectKind, slug: string): string {
  return `${contactPath}?${kind}=${slug}`;
}
