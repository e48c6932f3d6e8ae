import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/lib/chromium";

/**
 * Journeys run against the built site; `npm run verify` builds and serves it and sets the addresses. Each journey runs
 * on a desktop viewport. Those that depend on the width have the tag `@phone` and also run on a phone viewport.
 */
export default defineConfig({
  testDir: "__tests__/e2e",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  /* Generous timeouts, because journeys run on busy machines. */
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
