import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/lib/chromium";

/**
 * Journeys run against the built site; `npm run verify` builds and serves it and sets the addresses. A journey runs once,
 * on a desktop. Where the width of the screen changes what happens, its tag `@phone` runs it on a phone, too.
 */
export default defineConfig({
  testDir: "__tests__/e2e",
  /* For other engines: playwright.engines.config.ts. */
  testIgnore: "engines.once.spec.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  /* A busy machine is slow, not wrong. */
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env["CI"] ? [["line"]] : "list",
  use: {
    baseURL: process.env["BASE_URL"] ?? "http://localhost:9000",
    launchOptions: launchOptions(),
  },
  projects: [
    {
      name: "phone",
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 } },
    },
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
  ],
});
