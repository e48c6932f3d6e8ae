/** Entries with a last day. Queries can filter by it, because an extension belongs to the type, unlike a resolver. */
import { buildDay, type ResolverContext } from "./entries";

/** The GraphQL directive `@ended`: whether `until`, an optional day (YYYY-MM-DD), was before the day of the build in Kuwait. */
export const endedExtension = {
  name: "ended",
  extend: () => ({
    resolve: async ({ until }: { until?: string }, _args: object, context: ResolverContext) =>
      until !== undefined && until < (await buildDay(context)),
  }),
};
