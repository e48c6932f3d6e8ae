import type { test } from "@playwright/test";

/**
 * Options for `test.use`: Chromium loads no pictures. Decoding pictures in software takes much of a journey's time. All
 * files share this object, because Playwright starts a new browser for each different one.
 */
export const withoutPictures: Parameters<typeof test.use>[0] = {
  launchOptions: ({ browserName, launchOptions }, provide) => {
    const args = (launchOptions.args ?? []).filter((arg) => !arg.startsWith("--blink-settings"));
    const without = [...args, "--blink-settings=imagesEnabled=false"];
    return provide(
      browserName === "chromium" ? { ...launchOptions, args: without } : launchOptions,
    );
  },
};
