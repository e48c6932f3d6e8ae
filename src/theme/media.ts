/** From tablets on: two columns, price rows in one line. */
export const tablet = "@media (min-width: 48em)";
/** Below tablets: one column. */
export const phone = "@media (max-width: 47.99em)";
/** From desktops on: navigation in the header, the dock in the gutter. */
export const desktop = "@media (min-width: 64em)";
/** Where the 404's wide picture stands. */
export const landscape = "@media (min-width: 48em) and (orientation: landscape)";
/** Where Home's hero has its wide picture: its tall one needs more height for words above its objects. */
export const wideHero =
  "@media (min-width: 37.5em) and (min-aspect-ratio: 3/4), (min-width: 37.5em) and (max-height: 56em)";
/** Where that picture fills the hero. */
export const wideScreen = "@media (min-width: 37.5em) and (min-aspect-ratio: 8/5)";
/** A pointer that can hover. */
export const hover = "@media (hover: hover)";

/** The condition of one of these rules, as `media` of a `<source>` and `matchMedia` take it. */
export function conditionOf(rule: string): string {
  return rule.replace("@media ", "");
}
