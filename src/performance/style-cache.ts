import createCache, { type EmotionCache } from "@emotion/cache";

/** The `<style>` in a built page that holds the page's own styles; its value is their names. */
export const builtStyles = "data-styles";

/**
 * Emotion's cache, for a built page or for the browser. In the browser it knows the styles that the page came
 * with and leaves them in place: Emotion's own hydration moves them, and the browser then recalculates every style.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: "css" });
  if (typeof document !== "undefined") {
    const built = document.querySelector(`[${builtStyles}]`)?.getAttribute(builtStyles);
    for (const name of built?.split(" ") ?? []) cache.inserted[name] = true;
  }
  return cache;
}
