import { site } from "./content";

const { navigation } = site;

/** The words of the link to a page, in header, menu and footer. */
export function labelOf(path: string): string {
  return navigation.find((link) => link.path === path)?.label ?? "";
}
