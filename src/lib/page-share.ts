/**
 * The width of a part of the page, in per cent, for `sizes`. The page is as wide as the screen, but at most `--max`
 * (global.css).
 */
export function pageShare(percent: number): string {
  const of = (width: number) => Number((percent * width).toFixed(1));
  return `min(${percent}vw, max(${of(0.96)}rem, ${of(0.9)}vw), ${of(1.2)}rem)`;
}
