import createCache, { type EmotionCache } from "@emotion/cache";

/** The attribute of the `<style>` with the styles of a built page. Its value lists their names. */
export const builtStyles = "data-styles";

/**
 * Emotion's cache, for a built page or for the browser. In the browser, it leaves the styles of the built page in place.
 * By default, Emotion moves them at hydration, and the browser recalculates every style.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: "css" });
  if (typeof document !== "undefined") {
    const built = document.querySelector(`[${builtStyles}]`)?.getAttribute(builtStyles);
    for (const name of built?.split(" ") ?? []) cache.inserted[name] = true;
  }
  return cache;
}
