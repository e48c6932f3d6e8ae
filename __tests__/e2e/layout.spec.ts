import { expect, type Locator, type Page } from "@playwright/test";
import { tokenValue } from "../../src/build/tokens";
import { finishMotion } from "../support/axe";
import { home, site } from "../support/content";
import { contrast, pixels } from "../support/contrast";
import {
  collectConsoleErrors,
  holdRequests,
  reload,
  visit,
  waitForHydration,
} from "../support/journey";
import { siteLocales } from "../support/locales";
import { doubleText } from "../support/reflow";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

const words = site.messages.layout;
/** The color of the header's text. */
const ink = Buffer.from(tokenValue("ink").slice(1), "hex");

const header = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const menuButton = (page: Page) =>
  header(page).getByRole("button", { name: words.menuOpen, exact: true });
const menu = (page: Page) => page.getByRole("dialog", { name: words.menuLabel });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls and waits for three frames. */
async function scrollPage(page: Page, top: number) {
  await page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: "instant" });
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  }, top);
}

/** The least contrast of the ink with what is behind a text, whose own color is transparent. */
async function leastContrast(text: Locator) {
  const behind = await pixels(await text.screenshot());
  let least = 21;
  for (let at = 0; at < behind.length; at += 3) {
    least = Math.min(least, contrast(behind.subarray(at, at + 3), ink));
  }
  return least;
}

async function openMenu(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/about");
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
}

// Specification 2, 4, 9: Header transparent to 50 px, solid above
test(
  "the header is solid beyond 50 px of scroll, also before hydration and under reduced motion",
  { tag: "@phone" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const release = await holdRequests(page, /\.js$/);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const opacity = () =>
      header(page).evaluate((element) => getComputedStyle(element, "::before").opacity);
    for (const isHydrated of [false, true]) {
      if (isHydrated) {
        release();
        await waitForHydration(page);
      }
      for (const [top, expected] of [
        [0, "0"],
        [50, "0"],
        [51, "1"],
        [50, "0"],
      ] as const) {
        await scrollPage(page, top);
        await expect(header(page)).toHaveAttribute("data-solid", String(isHydrated && top > 50));
        await expect.poll(opacity).toBe(expected);
      }
    }
    await expect(header(page)).toHaveCSS("position", "fixed");
  },
);

test("the breadcrumb fades before it gets under the logo, except while it has the focus", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const breadcrumb = page.getByRole("main").getByRole("navigation").first();
  for (const route of ["/portfolio/nails/fields-of-color", "/about"]) {
    await visit(page, route);
    await expect(breadcrumb).toHaveCSS("opacity", "1");
  }
  await scrollPage(page, 24);
  await expect(breadcrumb).toHaveCSS("opacity", "0");
  await breadcrumb.getByRole("link").first().focus();
  await expect(breadcrumb).toHaveCSS("opacity", "1");
});

test("the header links to the other language from 360 px on, readable over a picture", async ({
  page,
}) => {
  for (const route of ["/portfolio/nails/fields-of-color", "/special-offers"]) {
    await visit(page, route);
    await page.addStyleTag({
      content:
        "main .pic { background: black } header * { color: transparent !important } nav ::after { background: none !important }",
    });
    for (const width of [359, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const language = header(page).getByRole("link", { name: "العربية" });
      await expect(language).toBeVisible({ visible: width >= 360 });
      const texts = header(page).locator(".menu-button, .header__links").filter({ visible: true });
      for (const top of [1, 25, 50]) {
        await scrollPage(page, top);
        await finishMotion(page);
        const least = Math.min(...(await Promise.all((await texts.all()).map(leastContrast))));
        expect.soft(least, `${route}, ${width} px, scrolled ${top} px`).toBeGreaterThan(4.5);
      }
    }
  }
});

test("Home and the 404 page are readable over a dark wall in the light of the evening", async ({
  page,
}) => {
  for (const route of siteLocales.flatMap(({ at }) => [at("/"), at("/nothing-here")])) {
    await visit(page, route);
    await page.addStyleTag({
      content: `html { --hour: 1 !important } main .pic { background: #c39a8b }
        :is(header, main) * { color: transparent !important } nav ::after { background: none !important }
        /* The texts alone. */
        header :is(a, button) { min-block-size: 0 !important } main :is(p, h1) { inline-size: fit-content }`,
    });
    const texts = page.locator("header :is(.menu-button, nav), main > :first-child :is(p, h1)");
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const text of await texts.filter({ visible: true }).all()) {
        const what = `${route}, ${width} px: ${await text.textContent()}`;
        expect.soft(await leastContrast(text), what).toBeGreaterThan(4.5);
      }
    }
  }
});

test("the page stays light where the browser darkens pages", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/contact");
  const corner = { x: 0, y: 0, width: 1, height: 1 };
  const background = await pixels(await page.screenshot({ clip: corner }));
  expect(contrast(background, ink)).toBeGreaterThan(7);
});

// Specification 2, 4, 9: Menu overlay fades out over 300 ms
test(
  "the menu covers the screen, fades in 300 ms and prevents scrolling",
  { tag: "@engines" },
  async ({ page }) => {
    await openMenu(page);
    await expect(menu(page)).toHaveCSS("opacity", "1");
    expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    const fade = await menu(page).evaluate((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      const index = transitionProperty.split(", ").indexOf("opacity");
      return transitionDuration.split(", ")[index];
    });
    expect(fade).toBe("0.3s");
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 900);
    expect(await scrolled(page)).toBe(0);
    await menu(page).getByRole("button", { name: words.menuClose }).click();
    await expect(menu(page)).toBeHidden();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  },
);

test("the menu shows all of its links on a phone held sideways", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, "/about");
  await menuButton(page).click();
  for (const { label } of site.navigation) {
    const link = menu(page).getByRole("link", { name: label, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test("with text at 200 % the dock leaves most of a phone's width to the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/portfolio");
  await doubleText(page);
  const book = page.getByRole("complementary").getByRole("link", { name: words.bookNow });
  await expect(book).toBeVisible();
  expect((await book.boundingBox())?.width).toBeLessThan(65);
  await page.evaluate(() => {
    localStorage.setItem("wishes", `nails/a ${Date.now()}`);
    dispatchEvent(new Event("storage"));
  });
  const icon = page.getByRole("complementary").getByRole("link").last();
  await expect(icon).toHaveAttribute("data-wishes", "1");
  const covered = await icon.evaluate((link) => {
    const { top, height } = getComputedStyle(link, "::after");
    const iconTop = link.querySelector("svg")?.getBoundingClientRect().top ?? 0;
    return link.getBoundingClientRect().top + parseFloat(top) + parseFloat(height) - iconTop;
  });
  expect(covered, "what the number covers of the icon").toBeLessThan(3);
});

test("the dock leaves the links of Services, the prices, and a low screen, to the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/services");
  const dock = page.getByRole("complementary").locator(".dock__links");
  const middle = async () => {
    const box = await dock.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  const links = await page.locator(".dock-avoids").last().boundingBox();
  const { y = 0, height = 0 } = (await dock.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(links?.y ?? 0);
  await scrollPage(page, 900);
  await expect(page.getByRole("complementary")).toHaveAttribute("data-small", "true");
  expect(await middle()).toBeCloseTo(195, 0);
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, "/about");
  expect((await dock.boundingBox())?.width).toBeLessThan(120);
  /* 1280 px at 400 % zoom */
  await page.setViewportSize({ width: 320, height: 256 });
  await scrollPage(page, 600);
  await expect(header(page)).not.toBeInViewport();
  await expect(dock).not.toBeInViewport();
});

test("no tab of Services is under the dock", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const edges = async (part: Locator) => {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
    return [x, x + width] as const;
  };
  for (const { at } of siteLocales) {
    await visit(page, at("/services"));
    const [dockLeft, dockRight] = await edges(page.locator(".dock"));
    const [tabsLeft, tabsRight] = await edges(page.getByRole("tablist"));
    expect(tabsRight <= dockLeft || dockRight <= tabsLeft, at("/services")).toBe(true);
  }
});

test("hours such as 10am to 9pm are on one line of the footer", async ({ page }) => {
  const hours = { "/about": "10am to 9pm", "/ar/about": "10\u00a0صباحاً إلى 9\u00a0مساءً" };
  for (const [route, text] of Object.entries(hours)) {
    await visit(page, route);
    const headline = page.locator(".footer__headline");
    await headline.evaluate((each, own) => each.replaceChildren(own), text);
    for (const width of [320, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const { height = 0 } = (await headline.boundingBox()) ?? {};
      const size = await headline.evaluate((each) => parseFloat(getComputedStyle(each).fontSize));
      expect.soft(height / size, `${route}, ${width} px`).toBeCloseTo(0.88, 1);
    }
  }
});

// Specification 2: Copyright with the current year
test("the copyright shows the year of the visit, and hydration reports no mismatch", async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  await page.clock.setFixedTime(new Date("2031-02-03T10:00:00+03:00"));
  await visit(page, "/");
  await expect(footer(page).getByText(`2031 ${site.brand.fullName}`)).toBeVisible();
  /* React logs a hydration error if the page differs from its HTML. */
  expect(errors.filter((each) => !each.includes("image loading is disabled"))).toEqual([]);
});

test.describe("a change of route", () => {
  // Specification 2: Every route change scrolls to the top
  test(
    "scrolls to the top and focuses the heading; Back and Forward return to where the visitor was",
    { tag: "@engines" },
    async ({ page }) => {
      await visit(page, "/about");
      await scrollPage(page, 900);
      await header(page).getByRole("link", { name: "Services", exact: true }).click();
      await expect(page).toHaveURL(/\/services$/);
      await expect(heading(page)).toBeFocused();
      await expect.poll(() => scrolled(page)).toBe(0);
      /* The heading announces the page. Gatsby's own announcement is in English only. */
      await expect(page.locator("#gatsby-announcer")).toBeHidden();
      await scrollPage(page, 1200);
      for (let turn = 1; turn <= 2; turn += 1) {
        await page.goBack();
        await expect(page).toHaveURL(/\/about$/);
        await expect(heading(page)).toBeFocused();
        await expect.poll(() => scrolled(page)).toBe(900);
        await page.goForward();
        await expect(page).toHaveURL(/\/services$/);
        await expect(heading(page)).toBeFocused();
        await expect.poll(() => scrolled(page)).toBe(1200);
      }
      /* WebKit loads JPEGs beside the AVIFs of a new picture whose attributes have another order (photo.tsx). */
      const loaded = () => performance.getEntriesByType("resource").map(({ name }) => name);
      expect((await page.evaluate(loaded)).filter((name) => name.endsWith(".jpg"))).toEqual([]);
    },
  );

  test("scrolls to a hash, to the top for the page itself, and returns with Back", async ({
    page,
  }) => {
    await visit(page, "/");
    const link = page.locator('main a[href^="/services#"]').last();
    const address = (await link.getAttribute("href")) ?? "";
    const target = page.locator(`[id="${address.replace("/services#", "")}"]`);
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(target).toBeInViewport();
    expect(await scrolled(page)).toBeGreaterThan(0);
    const left = (await scrolled(page)) + 100;
    await scrollPage(page, left);
    const logo = page.getByRole("link", { name: words.logoLabel }).first();
    await logo.click();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => scrolled(page)).toBe(0);
    await scrollPage(page, 2000);
    await logo.click();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(() => scrolled(page)).toBe(left);
  });
});

test(
  "a reload, and Back from another document, keep the scroll position",
  { tag: "@engines" },
  async ({ page }) => {
    await visit(page, "/about");
    await scrollPage(page, 1500);
    await reload(page);
    await expect.poll(() => scrolled(page)).toBe(1500);
    await visit(page, "/ar/about");
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(1500);
    /* WebKit restores the position of a page from its cache after both events. */
    const during = await page.evaluate(() => {
      history.scrollRestoration = "auto";
      document.dispatchEvent(new Event("visibilitychange"));
      dispatchEvent(new Event("pageshow"));
      return history.scrollRestoration;
    });
    expect(during).toBe("auto");
    await page.waitForFunction(() => history.scrollRestoration === "manual");
    /* Opened afresh, the page starts at its top. */
    await visit(page, "/about");
    expect(await scrolled(page)).toBe(0);
    await header(page).getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page).toHaveURL("/contact");
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect.poll(() => scrolled(page)).toBe(0);
  },
);

test("the first tab stop skips to the content", async ({ page }) => {
  await visit(page, "/portfolio");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: words.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test.describe("reveal on scroll", () => {
  /** Scrolls until the top of an element is at a fraction of the screen's height. */
  async function putTopAt(page: Page, element: Locator, share: number) {
    const top = await element.evaluate(
      (each, at) => each.getBoundingClientRect().top + scrollY - innerHeight * at,
      share,
    );
    await scrollPage(page, top);
  }

  // Specification 2, 9: Reveal at 85 % of the viewport
  test("an element of class reveal appears in the upper 85 % of the screen", async ({ page }) => {
    await visit(page, "/");
    const lead = page.locator(".reveal", { hasText: home.experience.heading });
    await putTopAt(page, lead, 0.87);
    await expect(lead).not.toHaveClass(/is-active/);
    await expect(lead).toHaveCSS("opacity", "0");
    await putTopAt(page, lead, 0.83);
    await expect(lead).toHaveClass(/(^| )is-active( |$)/);
    await expect(lead).toHaveCSS("opacity", "1");
    await scrollPage(page, 0);
    await expect(lead).toHaveClass(/is-active/);
  });

  test("what a change of the content brings into view appears without scrolling", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1600 });
    await visit(page, "/portfolio");
    const invitation = page.locator(".closing .reveal").first();
    await expect(invitation).toHaveCSS("opacity", "0");
    await page
      .locator("#portfolio ul")
      .last()
      .evaluate((list) => list.remove());
    await expect(invitation).toBeInViewport({ ratio: 1 });
    await expect(invitation).toHaveCSS("opacity", "1");
    expect(await scrolled(page)).toBe(0);
  });

  // Specification 2, 9: Sections at 10 % visible
  for (const [what, heading, opacity] of [
    ["without pictures fades in", home.welcome.heading, "0"],
    ["with pictures leaves the fading to them", home.overview.heading, "1"],
  ] as const) {
    test(`a section ${what}, and is revealed once a tenth of it is visible`, async ({ page }) => {
      await visit(page, "/");
      const section = page
        .getByRole("main")
        .locator("section", { has: page.getByRole("heading", { name: heading }) });
      const height = (await section.boundingBox())?.height ?? 0;
      const screen = page.viewportSize()?.height ?? 0;
      await putTopAt(page, section, 1 - (0.05 * height) / screen);
      await expect(section).toHaveAttribute("data-waiting");
      await expect(section).toHaveCSS("opacity", opacity);
      await putTopAt(page, section, 1 - (0.15 * height) / screen);
      await expect(section).not.toHaveAttribute("data-waiting");
      await expect(section).toHaveCSS("opacity", "1");
    });
  }
});
