interface PageResources {
  readonly page: { readonly path: string };
  readonly json: { readonly data: unknown };
}

declare global {
  interface Window {
    /** Gatsby's page loader. It is private (docs/dependencies.md); Gatsby offers no other access to a page's data. */
    readonly ___loader: {
      loadPage(path: string): Promise<Partial<PageResources> | undefined>;
    };
  }
}

/**
 * Loads the script and the data of a page, once per path and query, as Gatsby stores them. Resolves to null if there is
 * no such page, and to undefined if it cannot be loaded: Gatsby tries four times, and remembers a failure until the
 * document is loaded again.
 */
export async function loadPage(address: string): Promise<PageResources | null | undefined> {
  const loaded = await window.___loader.loadPage(address);
  if (!loaded?.page) return undefined;
  const [path] = address.split("?");
  /* For an unknown address, Gatsby returns the 404 page. */
  return loaded.page.path === path ? (loaded as PageResources) : null;
}

export function openDocument(address: string): void {
  location.assign(address);
}
