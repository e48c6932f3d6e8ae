import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./scripts/lib/chromium";
import { databaseUrl } from "./supabase/local/database";

/*
 * `npm run verify` sets these values. By hand, Playwright serves the site with the content of the tests, or uses the one
 * that runs.
 */
const { BASE_URL } = process.env;
const port = 9100;
const baseURL = BASE_URL ?? `http://localhost:${port}`;
process.env["DATABASE_URL"] ??= databaseUrl(54322);
process.env["CONTENT_DIR"] ??= "__tests__/fixtures/content";

/** Firefox and WebKit run the journeys with the tag `@engines`, once a week. */
const engines = { grep: /@engines/, testIgnore: "analytics.spec.ts" }; // It needs the address of another build.

/**
 * Each journey runs on a desktop viewport in Chromium. Those that depend on the width have the tag `@phone` and also run
 * on a phone viewport.
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
  use: { baseURL },
  projects: [
    {
      name: "phone",
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, launchOptions: launchOptions() },
    },
    {
      name: "desktop",
      use: { viewport: { width: 1440, height: 900 }, launchOptions: launchOptions() },
    },
    { name: "firefox", ...engines, use: devices["Desktop Firefox"] },
    { name: "webkit", ...engines, use: devices["Desktop Safari"] },
  ],
  ...(!BASE_URL && {
    webServer: {
      command: "npm run site -- --fixture",
      env: { SITE_PORT: String(port) },
      url: baseURL,
      reuseExistingServer: true,
      timeout: 900_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
  }),
});
