import { site } from "./content";

/** The words of the link to a page, in header, menu and footer. */
export function labelOf(path: string, { navigation } = site): string {
  return navigation.find((link) => link.path === path)?.label ?? "";
}
