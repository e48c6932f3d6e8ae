/** The languages that the site is published in. Each has nodes of its own, made when content is sourced. */
export const locales = ["en"] as const;

export type Locale = (typeof locales)[number];
