/** From tablets on: two columns, price rows in one line. */
export const tablet = "@media (min-width: 48em)";
/** Below tablets: one column. */
export const phone = "@media (max-width: 47.99em)";
/** From desktops on: navigation in the header, the dock in the gutter. */
export const desktop = "@media (min-width: 64em)";
/** Below desktops: the menu button and the dock at the foot. */
export const belowDesktop = "@media (max-width: 63.99em)";
/** Where the hero's wide picture stands; the same words choose its sources. */
export const landscape = "(min-width: 48em) and (orientation: landscape)";
/** A pointer that can hover. */
export const hover = "@media (hover: hover)";
