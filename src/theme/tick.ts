import { token } from "./token";

/** The specification's time of a slide, in milliseconds. */
export const slideTime = 5000;

/** The gold line at the foot of the hero, which grows for as long as a slide stays. */
export const tick = {
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 3,
  background: token("gold"),
  transformOrigin: "var(--start)",
  animation: `tick ${slideTime}ms linear`,
} as const;
