const parameter = "service";

/** The address of the contact page for a visitor who books a service: `/ar/contact?service=hair-spa`. */
export function addressToBook(contactPath: string, slug: string): string {
  return `${contactPath}?${parameter}=${slug}`;
}

/** The service that the query of such an address names; undefined when it names none, or one that is not in the list. */
export function chosenService<Service extends { readonly slug: string }>(
  search: string,
  services: readonly Service[],
): Service | undefined {
  const slug = new URLSearchParams(search).get(parameter);
  return services.find((service) => service.slug === slug);
}
