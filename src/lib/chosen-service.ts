const parameter = "service";

/** The address of the contact page with a preselected service: `/ar/contact?service=hair-spa`. */
export function addressToBook(contactPath: string, slug: string): string {
  return `${contactPath}?${parameter}=${slug}`;
}

/** The service in the query of such an address; undefined if it names none, or one that does not exist. */
export function chosenService<Service extends { readonly slug: string }>(
  search: string,
  services: readonly Service[],
): Service | undefined {
  const slug = new URLSearchParams(search).get(parameter);
  return services.find((service) => service.slug === slug);
}
