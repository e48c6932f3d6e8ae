import { endedExtension } from "../../src/graphql/ended";
import type { ResolverContext } from "../../src/graphql/entries";
import { contentResolvers } from "../../src/graphql/resolvers";

/* 01:30 on March 9 in Kuwait. */
const metadata = { buildTime: "2027-03-08T22:30:00.000Z" };
const context = { nodeModel: { findOne: async () => metadata } } as unknown as ResolverContext;
const { resolve } = endedExtension.extend();
const { hasEnded: ofPage } = contentResolvers.SpecialOffersPage;

describe.each([
  ["the day before the build", "2027-03-08", true],
  ["the day of the build in Kuwait", "2027-03-09", false],
  ["no day", undefined, false],
])("with %s as the last day", (_name, day, hasEnded) => {
  test("an offer has ended or not", async () => {
    expect(await resolve(day === undefined ? {} : { until: day }, {}, context)).toBe(hasEnded);
  });

  test("all offers have ended or not", async () => {
    const page = day === undefined ? {} : { validUntil: day };
    expect(await ofPage.resolve(page, {}, context)).toBe(hasEnded);
  });
});
