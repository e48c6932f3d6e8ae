/** Entries with a last day. Queries can filter by it, because an extension belongs to the type, unlike a resolver. */
import { buildDay, type ResolverContext } from "./entries";

/** Whether a last day (YYYY-MM-DD), if there is one, was before the day of the build in Kuwait. */
export async function isOver(
  lastDay: string | undefined,
  context: ResolverContext,
): Promise<boolean> {
  return lastDay !== undefined && lastDay < (await buildDay(context));
}

/** The GraphQL directive `@ended`: whether `until`, an optional day, is over. */
export const endedExtension = {
  name: "ended",
  extend: () => ({
    resolve: ({ until }: { until?: string }, _args: object, context: ResolverContext) =>
      isOver(until, context),
  }),
};
