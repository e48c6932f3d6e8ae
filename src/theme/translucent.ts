/** A color of the tokens at a share of its opacity, as in `translucent("veil", "82%")`. */
export const translucent = (token: string, share: string) =>
  `color-mix(in srgb, var(--${token}) ${share}, transparent)`;
