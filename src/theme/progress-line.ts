/** The display time of a slide in milliseconds (specification). */
export const slideTime = 5000;

/** The gold line at the bottom of the hero, which grows while a slide is shown. */
export const progressLine = {
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 3,
  background: "var(--gold)",
  transformOrigin: "var(--start)",
  animation: `progress-line ${slideTime}ms linear`,
} as const;
