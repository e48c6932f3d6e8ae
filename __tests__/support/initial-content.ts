/**
 * Whether the content is as delivered (INITIAL_CONTENT=1). Staff may change it later: tests of what they may change run
 * only then, or have stricter limits then.
 */
export const isInitialContent = Boolean(process.env["INITIAL_CONTENT"]);
