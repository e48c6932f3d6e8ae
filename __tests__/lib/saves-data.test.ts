import { savesData } from "../../src/lib/saves-data";

const reduced = (matches: boolean) => ({ matches }) as MediaQueryList;

function visitor({ saveData, prefersLess = false }: { saveData?: boolean; prefersLess?: boolean }) {
  Object.defineProperty(navigator, "connection", {
    configurable: true,
    value: saveData === undefined ? undefined : { saveData },
  });
  window.matchMedia = (query) => reduced(prefersLess && query === "(prefers-reduced-data: reduce)");
}

test("a visitor with Save-Data on saves data", () => {
  visitor({ saveData: true });
  expect(savesData()).toBe(true);
});

test("so does one whose system prefers reduced data", () => {
  visitor({ prefersLess: true });
  expect(savesData()).toBe(true);
  visitor({ saveData: false, prefersLess: true });
  expect(savesData()).toBe(true);
});

test("a visitor who asked for nothing does not, nor one whose browser cannot say", () => {
  visitor({ saveData: false });
  expect(savesData()).toBe(false);
  visitor({});
  expect(savesData()).toBe(false);
});
