import { expect, test } from "@playwright/test";
import { routes } from "../support/routes";

/** Widths, heights and device pixel ratios. */
const screens = [
  [360, 740, 2],
  [360, 740, 3],
  [390, 844, 2],
  [390, 844, 3],
  [412, 915, 2],
  [412, 915, 3],
  [768, 1024, 1],
  [768, 1024, 2],
  [1440, 900, 1],
  [1440, 900, 2],
  [1920, 1080, 1],
] as const;

/** A variant that is narrower than the picture on the screen by this factor is wide enough. */
const tolerance = 1.05;

interface FetchedPicture {
  readonly alt: string;
  /** The width at which the whole picture would be shown, in pixels of the screen. */
  readonly shown: number;
  /** The width of the fetched variant. */
  readonly fetched: number;
  /** The width of the next smaller one. */
  readonly smaller: number | undefined;
  readonly isWidest: boolean;
  /** Two pixels side by side are enough, also on denser screens. */
  readonly needed: number;
}

/** Replaces pictures, because the browser keeps a larger variant in a smaller window. Runs in the browser. */
function chooseAgain(pictures: Element[]) {
  for (const picture of pictures) {
    const copy = picture.cloneNode(true) as Element;
    copy.querySelector("img")?.setAttribute("loading", "eager");
    picture.replaceWith(copy);
  }
}

/** Runs in the browser. */
function picturesOf(images: HTMLImageElement[]): FetchedPicture[] {
  return images.map((image) => {
    const { alt, currentSrc, offsetWidth, offsetHeight } = image;
    const { pathname } = new URL(currentSrc);
    const elements = image.parentElement?.querySelectorAll<HTMLImageElement>("source, img") ?? [];
    const srcset = [...elements].map((each) => each.srcset).find((each) => each.includes(pathname));
    const variants = (srcset ?? "").split(",").map((variant) => {
      const [address, width] = variant.trim().split(" ");
      return { address, width: parseInt(width ?? "") };
    });
    const at = variants.findIndex(({ address }) => address === pathname);
    const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    return {
      alt,
      shown: Math.max(offsetWidth, offsetHeight * ratio) * devicePixelRatio,
      fetched: variants[at]?.width ?? NaN,
      smaller: variants[at - 1]?.width,
      isWidest: at === variants.length - 1,
      needed: offsetWidth * Math.min(devicePixelRatio, 2),
    };
  });
}

test.use({ javaScriptEnabled: false });

test("no page fetches a picture in a larger width, or a smaller one, than needed", async ({
  page,
}) => {
  /* A picture that fails also has the address that the browser chose. */
  await page.route(/\.(avif|jpe?g)$/, (route) => route.abort());
  const devtools = await page.context().newCDPSession(page);
  const images = page.locator("img[srcset]").filter({ visible: true });
  const waiting = () =>
    images.evaluateAll(
      (all: HTMLImageElement[]) => all.filter(({ currentSrc }) => currentSrc === "").length,
    );
  const counts = new Map<string, number>();
  for (const address of routes) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    for (const [width, height, deviceScaleFactor] of screens) {
      const screen = `${width} px, DPR ${deviceScaleFactor}`;
      const metrics = { width, height, deviceScaleFactor, mobile: false };
      await devtools.send("Emulation.setDeviceMetricsOverride", metrics);
      await page.locator("picture").evaluateAll(chooseAgain);
      await expect.poll(waiting).toBe(0);
      const pictures = await images.evaluateAll(picturesOf);
      const tooWide = pictures.filter(
        ({ shown, smaller }) => smaller !== undefined && smaller * tolerance >= shown,
      );
      expect.soft(tooWide, `${address}, ${screen}`).toEqual([]);
      const tooNarrow = pictures.filter(
        ({ needed, fetched, isWidest }) => !isWidest && fetched * tolerance < needed,
      );
      expect.soft(tooNarrow, `${address}, ${screen}, too narrow`).toEqual([]);
      counts.set(screen, (counts.get(screen) ?? 0) + pictures.length);
    }
  }
  expect(counts.size).toBe(screens.length);
  for (const [screen, count] of counts) expect(count, screen).toBeGreaterThan(10);
});
