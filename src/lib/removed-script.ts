/**
 * Whether an `import()` failed because its file is no longer on the server: the page is older than the last release.
 * False if the server cannot be reached.
 */
export async function isRemovedScript(error: unknown): Promise<boolean> {
  /* webpack's error, for a missing file as for a broken network. */
  const { name, request } = error as { readonly name?: string; readonly request?: string };
  if (name !== "ChunkLoadError" || !request) return false;
  return fetch(request, { method: "HEAD" }).then(
    ({ status }) => status === 404,
    () => false,
  );
}
