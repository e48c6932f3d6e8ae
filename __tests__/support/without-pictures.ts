import { launchOptions } from "../../scripts/lib/chromium";

const { args, ...browser } = launchOptions();

/**
 * Options for `test.use`: the browser loads no pictures. Decoding pictures in software takes much of a journey's time.
 * All files share this object, because Playwright starts a new browser for each different one.
 */
export const withoutPictures = {
  launchOptions: {
    ...browser,
    args: [
      ...args.filter((arg) => !arg.startsWith("--blink-settings")),
      "--blink-settings=imagesEnabled=false",
    ],
  },
};
