import { test } from "@playwright/test";
import { categories, films, offers, portfolio, services, site } from "./content";
import { largest, of } from "./portfolio";

const counts = {
  films: films.length,
  links: site.navigation.length,
  offers: offers.length,
  "other names": services.filter(({ otherNames }) => otherNames).length,
  photographs: portfolio.length,
  "photographs of a category": of(largest).length,
  tabs: categories.filter(({ hasTab }) => hasTab).length,
};

/** Skips the journey, or those of a `beforeEach`, if the content has fewer entries. */
export function needs(wanted: Partial<typeof counts>): void {
  for (const [what, count] of Object.entries(wanted)) {
    const fewer = counts[what as keyof typeof counts] < count;
    test.skip(fewer, `The content has fewer than ${count} ${what}.`);
  }
}
