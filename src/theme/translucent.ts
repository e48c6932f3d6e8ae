/**
 * A color of the tokens at a share of its opacity, as in `translucent("veil", "82%")`. Gradients of mixed colors say
 * `in srgb`: they would be painted in Oklab, which takes half as long again.
 */
export const translucent = (token: string, share: string) =>
  `color-mix(in srgb, var(--${token}) ${share}, transparent)`;
