import { savesData } from "../../src/lib/saves-data";

test.each([
  [{ saveData: true }, false, true],
  [{ saveData: false }, true, true],
  [undefined, true, true],
  [{ saveData: false }, false, false],
  [undefined, false, false],
])("with the connection %j and prefers-reduced-data %p: %p", (connection, reduced, saves) => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
  const matches = (query: string) => reduced && query === "(prefers-reduced-data: reduce)";
  window.matchMedia = (query) => ({ matches: matches(query) }) as MediaQueryList;
  expect(savesData()).toBe(saves);
});
