/** The query parameters of the contact page that name what a visitor wants to book. */
export type SubjectKind = "service" | "offer";

/** What can be booked. */
export interface Subject {
  /** Its unique key in addresses. */
  readonly slug: string;
  readonly name: string;
}

/** The address of the contact page with a chosen subject: `/ar/contact?service=hair-spa`. */
export function addressToBook(contactPath: string, kind: SubjectKind, slug: string): string {
  return `${contactPath}?${kind}=${slug}`;
}

/** The subject in the query of such an address; undefined if it names none, or only subjects that do not exist. */
export function chosenSubject(
  search: string,
  subjects: Readonly<Record<SubjectKind, readonly Subject[]>>,
): Subject | undefined {
  const query = new URLSearchParams(search);
  const find = (kind: SubjectKind) => subjects[kind].find(({ slug }) => slug === query.get(kind));
  return find("service") ?? find("offer");
}
