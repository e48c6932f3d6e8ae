import { useSyncExternalStore } from "react";

const minute = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute);
  document.addEventListener("visibilitychange", onChange); // A page that was asleep has an old time.
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/** The time at the start of the current minute, in milliseconds. 0 in the built HTML and during hydration. */
export function useMinute(): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute) * minute,
    () => 0,
  );
}
