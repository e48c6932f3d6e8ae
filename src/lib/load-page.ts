/** What Gatsby has loaded of a page. */
interface PageResources {
  readonly page: { readonly path: string };
  /** The result of its query. */
  readonly json: { readonly data: unknown };
}

declare global {
  interface Window {
    /** Gatsby's page loader. It is private (docs/dependencies.md); Gatsby offers no other access to a page's data. */
    readonly ___loader: {
      loadPage(path: string): Promise<unknown>;
      loadPageSync(path: string): unknown;
    };
  }
}

/**
 * Loads the script and the data of a page, once per path and query, as Gatsby stores them. Resolves to undefined if there is no such page, or if it cannot be
 * loaded: Gatsby tries four times, and remembers a failure until the document is loaded again.
 */
export async function loadPage(address: string): Promise<PageResources | undefined> {
  return resourcesAt(address, await window.___loader.loadPage(address));
}

/** Whether the page at an address, a path and its query, has been loaded. */
export function isLoaded(address: string): boolean {
  return resourcesAt(address, window.___loader.loadPageSync(address)) !== undefined;
}

/** Leaves the page for a new document. */
export function openDocument(address: string): void {
  location.assign(address);
}

/** For an unknown address, Gatsby returns the 404 page. */
function resourcesAt(address: string, loaded: unknown): PageResources | undefined {
  const resources = loaded as Partial<PageResources> | undefined;
  const [path] = address.split("?");
  return resources?.page?.path === path ? (resources as PageResources) : undefined;
}
