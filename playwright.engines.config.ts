import { defineConfig, devices } from "@playwright/test";

/** The journeys with the tag `@engines` in Playwright's Firefox and WebKit: scripts/verify-engines.ts. */
export default defineConfig({
  testDir: "__tests__/e2e",
  grep: /@engines/,
  testIgnore: "analytics.spec.ts", // It needs the address of another build.
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: { baseURL: process.env["BASE_URL"] ?? "http://localhost:9000" },
  projects: [
    { name: "firefox", use: devices["Desktop Firefox"] },
    { name: "webkit", use: devices["Desktop Safari"] },
  ],
});
