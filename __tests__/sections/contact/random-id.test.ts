import { randomId } from "../../../src/sections/contact/random-id";

const ids = Array.from({ length: 1000 }, randomId);

test("an id is a UUID of version 4, as the database takes it", () => {
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  }
});

test("no two are alike", () => {
  expect(new Set(ids).size).toBe(ids.length);
});
