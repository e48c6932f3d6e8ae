import type { Reporter } from "gatsby";
import { progress } from "gatsby-plugin-sharp/gatsby-worker";

/** Counters that the patched gatsby-plugin-sharp keeps: files to encode and their pixels, those already there left out. */
export interface EncodingProgress {
  readonly asked: number;
  readonly encoded: number;
  readonly pixelsAsked: number;
  readonly pixelsEncoded: number;
}

const SECOND = 1000;
/** Seconds between two lines in a log. */
const LOG_INTERVAL = 10;
/** Before this, an estimate would only confuse. */
const ESTIMATE_AFTER = 5 * SECOND;

/**
 * "120 of 754, about 40 s left". The estimate goes by pixels, because a picture for a desktop's whole screen takes
 * thirty times as long as a thumbnail.
 */
export function describeProgress(now: EncodingProgress, elapsed: number): string {
  const counted = `${now.encoded} of ${now.asked}`;
  if (now.pixelsEncoded === 0 || elapsed < ESTIMATE_AFTER) return counted;
  const left = (elapsed / now.pixelsEncoded) * (now.pixelsAsked - now.pixelsEncoded);
  const seconds = Math.ceil(left / (5 * SECOND)) * 5;
  const time = seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
  return `${counted}, about ${time} left`;
}

/**
 * Shows how far the encoding of pictures is while there is something to encode: in a terminal as one line that Gatsby
 * rewrites every second, in a log as a line every ten seconds. Without the patch it ends the build and says so.
 */
export function showEncodingProgress(
  reporter: Reporter,
  now = progress,
  isTerminal = Boolean(process.stdout.isTTY),
): void {
  if (!now) {
    return reporter.panic(
      "gatsby-plugin-sharp is not patched. Run npx patch-package (docs/pictures.md).",
    );
  }
  let activity: ReturnType<Reporter["activityTimer"]> | undefined;
  let startedAt = 0;
  let ticks = 0;

  function tick(current: EncodingProgress) {
    if (current.encoded === current.asked) {
      activity?.setStatus(`${current.encoded} files`);
      activity?.end();
      activity = undefined;
      return;
    }
    if (!activity) {
      activity = reporter.activityTimer("encode pictures");
      activity.start();
      startedAt = Date.now();
      ticks = 0;
    }
    const text = describeProgress(current, Date.now() - startedAt);
    if (isTerminal) activity.setStatus(text);
    else if (ticks % LOG_INTERVAL === 0) reporter.info(`encoding pictures: ${text}`);
    ticks += 1;
  }

  setInterval(() => tick(now), SECOND).unref();
}
