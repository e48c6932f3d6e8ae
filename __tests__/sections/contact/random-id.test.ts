import { randomId } from "../../../src/sections/contact/random-id";

const ids = Array.from({ length: 1000 }, randomId);

test("an id is a version 4 UUID", () => {
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  }
});

test("ids are unique", () => {
  expect(new Set(ids).size).toBe(ids.length);
});
