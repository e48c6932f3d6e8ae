import { defineConfig, devices } from "@playwright/test";

/** The core journeys in Playwright's Firefox and WebKit: scripts/verify-engines.ts. */
export default defineConfig({
  testDir: "__tests__/e2e",
  testMatch: "engines.spec.ts",
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
