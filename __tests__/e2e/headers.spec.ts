import { expect, type Page } from "@playwright/test";
import { interpolate } from "../../src/lib/interpolate";
import {
  contact,
  films,
  portfolioPage,
  site,
  testimonialsPage as testimonials,
} from "../support/content";
import { collectConsoleErrors, scrollThrough, visit } from "../support/journey";
import { labelOf } from "../support/navigation";
import { largest, nameOf } from "../support/portfolio";
import { test } from "../support/test";

const words = site.messages;

/** Collects the violations of the policy in every document of this page. */
async function collectViolations(page: Page) {
  const violations: string[] = [];
  await page.exposeFunction("policyViolated", (what: string) => void violations.push(what));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { policyViolated } = window as unknown as { policyViolated: (what: string) => void };
      policyViolated(`${event.violatedDirective} ${event.blockedURI} on ${location.pathname}`);
    });
  });
  return violations;
}

/** A fake of Google's script: it sends by beacon, fetch and image, and loads another script. */
const fakeGtag = `
  navigator.sendBeacon("https://region1.google-analytics.com/g/collect");
  fetch("https://region1.analytics.google.com/g/collect", { mode: "no-cors" });
  new Image().src = "https://www.googletagmanager.com/a?id=G-TEST00000";
  const more = document.createElement("script");
  more.src = "https://www.googletagmanager.com/gtag/destination?id=G-TEST00000";
  document.head.append(more);`;

async function fakeOtherHosts(page: Page) {
  await page.route(
    ({ hostname }) => !["localhost", "127.0.0.1"].includes(hostname),
    (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === "/gtag/js") {
        return route.fulfill({ contentType: "text/javascript", body: fakeGtag });
      }
      if (pathname.startsWith("/gtag/")) {
        return route.fulfill({ contentType: "text/javascript", body: "" });
      }
      return route.fulfill({ contentType: "text/html", body: "" });
    },
  );
}

/** Opens every dialog and sends an enquiry. routes.spec.ts reads the console of every page. */
async function useEverything(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await page.getByRole("button", { name: words.layout.menuOpen }).click();
  const menu = page.getByRole("dialog", { name: words.layout.menuLabel });
  await menu.getByRole("link", { name: labelOf("/services"), exact: true }).click();
  await page.getByRole("tab").nth(3).click();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: labelOf("/portfolio"), exact: true })
    .click();

  await page.getByRole("link", { name: nameOf(largest), exact: true }).click();
  await page.locator("#portfolio li > [aria-haspopup]").first().click();
  const lightbox = page.getByRole("dialog", { name: portfolioPage.lightbox.label });
  await expect(lightbox.getByRole("img")).toBeVisible();
  await lightbox.getByRole("button", { name: portfolioPage.lightbox.close }).click();

  await visit(page, "/testimonials");
  const title = films[0]?.title ?? "";
  await page.getByRole("button", { name: interpolate(testimonials.playLabel, { title }) }).click();
  const film = page.getByRole("dialog", { name: title }).locator("video");
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  /* The entry of the film is removed asynchronously. */
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBeUndefined();

  await visit(page, "/contact");
  const { form, information } = contact;
  await page.getByLabel(form.name.label).fill("Noura");
  await page.getByLabel(form.email.label).fill(`policy-${Date.now()}@example.com`);
  await page.getByLabel(form.message.label).fill("Does the policy let this through?");
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(words.errors.enquirySentTitle)).toBeVisible();
  await page.getByText(information.heading).scrollIntoViewIfNeeded();
  await scrollThrough(page);
  await expect(page.locator(`iframe[title="${information.mapTitle}"]`)).toBeAttached();
}

test("does not violate its policy in any state", async ({ page }) => {
  test.slow();
  const violations = await collectViolations(page);
  const errors = collectConsoleErrors(page);
  await fakeOtherHosts(page);
  await useEverything(page);
  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
});

test("allows the requests of Google's script", async ({ page }) => {
  const violations = await collectViolations(page);
  const errors = collectConsoleErrors(page);
  await fakeOtherHosts(page);
  const last = page.waitForRequest(/\/gtag\/destination/);
  await visit(page, "/");
  await last;
  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
});

test("blocks and reports what the policy does not allow", async ({ page }) => {
  const violations = await collectViolations(page);
  await fakeOtherHosts(page);
  await visit(page, "/about");
  await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.head.append(script);
    const frame = document.createElement("iframe");
    frame.src = "https://evil.example.com/";
    document.body.append(frame);
    await fetch("https://evil.example.com/").catch(() => undefined);
  });
  await expect
    .poll(() => violations.map((what) => what.split(" ")[0]).sort())
    .toEqual(["connect-src", "frame-src", "script-src-elem"]);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
});
