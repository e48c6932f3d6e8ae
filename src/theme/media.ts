/** From tablets on: two columns, price rows on one line. */
export const tablet = "@media (min-width: 48em)";
/** Below tablets: one column. */
export const phone = "@media (max-width: 47.99em)";
/** Phones held upright: too narrow for two columns with text. */
export const narrow = "@media (max-width: 29.99em)";
/** Tablets held upright, and higher screens. */
export const upright = "@media (min-width: 48em) and (orientation: portrait)";
/** From desktops on: navigation in the header, the dock in the gutter. */
export const desktop = "@media (min-width: 64em)";
/** Screens with the wide picture of the 404 page, and of Home's "Experience". */
export const landscape = "@media (min-width: 37.5em) and (orientation: landscape)";
/** Screens with the wide picture of the home page's hero. The tall one needs more height for the text. */
export const wideHero =
  "@media (min-width: 37.5em) and (min-aspect-ratio: 3/4), (min-width: 37.5em) and (max-height: 56em)";
/** Screens on which the wide picture fills the hero. */
export const wideScreen = "@media (min-width: 37.5em) and (min-aspect-ratio: 8/5)";
/** Such screens with little height: a phone held sideways. */
export const lowScreen =
  "@media (min-width: 37.5em) and (min-aspect-ratio: 8/5) and (max-height: 30em)";
/** Screens with room for a high picture beside its text. */
export const sideBySide = `${desktop}, ${conditionOf(lowScreen)}`;
/** A pointer that can hover. Some phones claim that a finger can, but none that it is fine. */
export const hover = "@media (hover: hover) and (pointer: fine)";

/** The condition of a media rule, for `media` of a `<source>` and for `matchMedia`. */
export function conditionOf(rule: string): string {
  return rule.replace("@media ", "");
}
