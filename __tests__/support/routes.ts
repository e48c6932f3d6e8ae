/** Every page, and an address that none has. */
export const routes = [
  "/",
  "/about",
  "/services",
  "/portfolio",
  "/testimonials",
  "/special-offers",
  "/contact",
  "/nothing-here",
] as const;
