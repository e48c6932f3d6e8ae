import { savesData } from "../../src/lib/saves-data";

const reduced = (matches: boolean) => ({ matches }) as MediaQueryList;

function visitor({ saveData, prefersLess = false }: { saveData?: boolean; prefersLess?: boolean }) {
  Object.defineProperty(navigator, "connection", {
    configurable: true,
    value: saveData === undefined ? undefined : { saveData },
  });
  window.matchMedia = (query) => reduced(prefersLess && query === "(prefers-reduced-data: reduce)");
}

test("is true with Save-Data", () => {
  visitor({ saveData: true });
  expect(savesData()).toBe(true);
});

test("is true when the system prefers reduced data", () => {
  visitor({ prefersLess: true });
  expect(savesData()).toBe(true);
  visitor({ saveData: false, prefersLess: true });
  expect(savesData()).toBe(true);
});

test("is false without a preference", () => {
  visitor({ saveData: false });
  expect(savesData()).toBe(false);
  visitor({});
  expect(savesData()).toBe(false);
});
