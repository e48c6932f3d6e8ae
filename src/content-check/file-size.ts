const megabyte = 1024 * 1024;

export const maxPictureSize = 15 * megabyte;
/** The largest film, in bytes. An iPhone loads the whole film before it plays (video-player.tsx). */
export const maxFilmSize = 4 * megabyte;

/** The size of a file above a limit, as the end of a sentence; undefined below. Rounded up, so that it looks above, too. */
export function sizeProblem(bytes: number, limit: number): string | undefined {
  if (bytes <= limit) return undefined;
  const size = Math.ceil((bytes / megabyte) * 10) / 10;
  return `is ${size} MB; the limit is ${limit / megabyte} MB`;
}
