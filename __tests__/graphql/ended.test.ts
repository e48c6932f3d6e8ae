import { endedExtension } from "../../src/graphql/ended";
import type { ResolverContext } from "../../src/graphql/entries";

/* 01:30 on March 9 in Kuwait. */
const metadata = { buildTime: "2027-03-08T22:30:00.000Z" };
const context = { nodeModel: { findOne: async () => metadata } } as unknown as ResolverContext;
const { resolve } = endedExtension.extend();

test.each([
  ["the day before the build", "2027-03-08", true],
  ["the day of the build in Kuwait", "2027-03-09", false],
  ["no day", undefined, false],
])("an offer until %s has ended or not", async (_name, until, hasEnded) => {
  expect(await resolve(until === undefined ? {} : { until }, {}, context)).toBe(hasEnded);
});
