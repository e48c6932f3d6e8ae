import { expect, type Page, test } from "@playwright/test";
import { collectConsoleErrors, scrollThrough, visit } from "../support/journey";

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
      const contentType = pathname.startsWith("/gtag/") ? "text/javascript" : "text/html";
      return route.fulfill({ contentType, body: pathname === "/gtag/js" ? fakeGtag : "" });
    },
  );
}

/** Opens every dialog and sends an enquiry. every-page.spec.ts reads the console of every page. */
async function useEverything(page: Page) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await button("Menu").click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("link", { name: "Services", exact: true }).click();
  await page.getByRole("tab", { name: "Face" }).click();

  await visit(page, "/portfolio/nails");
  await page.locator("#portfolio li > [aria-haspopup]").first().click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();

  await visit(page, "/testimonials");
  await button("Play Maha on her color").click();
  const film = page.getByRole("dialog").locator("video");
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);

  await visit(page, "/contact");
  await page.getByLabel("Name").fill("Noura");
  await page.getByLabel("Email").fill(`policy-${Date.now()}@example.com`);
  await page.getByLabel("Message").fill("Does the policy let this through?");
  await button("Send Message").click();
  await expect(page.getByText("Message sent successfully!")).toBeVisible();
  await scrollThrough(page);
  await expect(page.locator("iframe")).toBeAttached();
}

test("does not violate its policy in any state, nor does Google's script", async ({ page }) => {
  test.slow();
  const violations = await collectViolations(page);
  const errors = collectConsoleErrors(page);
  await fakeOtherHosts(page);
  const google = page.waitForRequest(/\/gtag\/destination/);
  await useEverything(page);
  await google;
  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
});
