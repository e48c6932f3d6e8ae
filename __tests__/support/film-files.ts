/**
 * jsdom neither fetches nor plays films. With these, a film waits until it arrives or fails, and then plays from a
 * made-up object URL.
 */
export function fakeFilms() {
  const url = "blob:http://localhost/film";
  const play = jest.fn(() => Promise.resolve());
  const load = jest.fn();
  const revoke = jest.fn();
  const fetched: { address?: string; signal?: AbortSignal } = {};
  let answer: (response: Promise<object>) => void = () => undefined;
  const fetch = (address: string, { signal }: { signal: AbortSignal }) => {
    Object.assign(fetched, { address, signal });
    return new Promise((resolve) => (answer = resolve));
  };
  Object.assign(HTMLMediaElement.prototype, { play, load, pause: () => undefined });
  Object.assign(HTMLTrackElement.prototype, { track: { mode: "disabled" } });
  Object.assign(URL, { createObjectURL: () => url, revokeObjectURL: revoke });
  Object.assign(globalThis, { fetch });
  return {
    url,
    play,
    load,
    revoke,
    fetched,
    arrive: async (ok = true) =>
      answer(Promise.resolve({ ok, blob: () => Promise.resolve("film") })),
    fail: async () => answer(Promise.reject(new TypeError("Failed to fetch"))),
  };
}
