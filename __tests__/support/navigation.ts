import { site } from "./content";

/** The label of a navigation link. */
export function labelOf(
  path: string,
  { navigation }: { navigation: readonly { path: string; label: string }[] } = site,
): string {
  return navigation.find((link) => link.path === path)?.label ?? "";
}
