import type { Page } from "@playwright/test";

/**
 * Reflow problems of the page, one per line: horizontal scrolling, images without width, and text that is off screen,
 * cut off or overlaps other text. Rows that scroll horizontally (tabs, filters, the gallery) may contain more than they show.
 */
export async function reflowProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const losses: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) losses.push(`The page is ${scrollWidth} px wide.`);

    const scope = document.querySelector("dialog[open]") ?? document.body;
    const isCut = (overflow: string) => /hidden|clip/.test(overflow);
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const frames = (element: Element): Element[] =>
      element.parentElement ? [element, ...frames(element.parentElement)] : [element];
    const isLayer = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);

    for (const image of scope.querySelectorAll<HTMLImageElement>("img[alt]:not([alt=''])")) {
      const isShown = image.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (isShown && image.offsetWidth < 2) losses.push(`Without width: ${image.alt}`);
    }

    for (const icon of document.querySelectorAll("dialog[open] :is(a, button) svg")) {
      const { left, right } = icon.getBoundingClientRect();
      if (left < -1 || right > clientWidth + 1)
        losses.push(`Icon beyond the edge: ${icon.innerHTML}`);
    }

    interface Line {
      words: string;
      owner: Element;
      /** Fixed and sticky elements may cover the page. */
      layer: Element | undefined;
      box: DOMRect;
    }
    const lines: Line[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const words = node.textContent?.trim();
      if (!owner || !words || owner.closest("script, style, noscript, .vh, .skip")) continue;
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (frames(owner).some((each) => getComputedStyle(each).clipPath !== "none")) continue;
      const layer = frames(owner).find(isLayer);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 1 && box.height > 1) lines.push({ words, owner, layer, box });
      }
    }

    for (const { words, owner, layer, box } of lines) {
      const around = frames(owner);
      if (around.some((frame) => frame !== document.documentElement && scrolls(frame))) continue;
      if (box.left < -1 || box.right > clientWidth + 1) losses.push(`Beyond the edge: ${words}`);
      const middle = box.top + box.height / 2;
      const stays = layer && getComputedStyle(layer).position === "fixed";
      const canScroll = around.some((each) => /auto|scroll/.test(getComputedStyle(each).overflowY));
      if (stays && !canScroll && (middle < 0 || middle > innerHeight)) {
        losses.push(`Above or below the screen: ${words}`);
      }
      for (const frame of around.filter((each) => document.body.contains(each.parentElement))) {
        const { overflowX, overflowY } = getComputedStyle(frame);
        const { left, right, top, bottom } = frame.getBoundingClientRect();
        const beside = isCut(overflowX) && (box.left < left - 1 || box.right > right + 1);
        const above = isCut(overflowY) && (middle < top || middle > bottom);
        if (beside || above) losses.push(`Cut off: ${words}`);
      }
    }

    /* Compare the middle of each line: tall letters overlap neighbouring lines. */
    const cores = lines.map(({ box, ...rest }) => ({
      ...rest,
      left: box.left + 1,
      right: box.right - 1,
      top: box.top + box.height * 0.35,
      bottom: box.bottom - box.height * 0.35,
    }));
    for (const [index, one] of cores.entries()) {
      for (const other of cores.slice(index + 1)) {
        if (one.owner === other.owner || one.layer !== other.layer) continue;
        if (one.left >= other.right || other.left >= one.right) continue;
        if (one.top >= other.bottom || other.top >= one.bottom) continue;
        losses.push(`Over one another: ${one.words} / ${other.words}`);
      }
    }
    return [...new Set(losses)];
  });
}

/** Sets the text size to 200 %. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
}

export async function restoreText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}
