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
 * Loads the script and the data of a page, once. Resolves to undefined if there is no such page, or if it cannot be
 * loaded: Gatsby tries four times, and remembers a failure until the document is loaded again.
 */
export async function loadPage(path: string): Promise<PageResources | undefined> {
  return resourcesAt(path, await window.___loader.loadPage(path));
}

/** Whether a page has been loaded. */
export function isLoaded(path: string): boolean {
  return resourcesAt(path, window.___loader.loadPageSync(path)) !== undefined;
}

/** Leaves the page for a new document. */
export function openDocument(path: string): void {
  location.assign(path);
}

/** For an unknown address, Gatsby returns the 404 page. */
function resourcesAt(path: string, loaded: unknown): PageResources | undefined {
  const resources = loaded as Partial<PageResources> | undefined;
  return resources?.page?.path === path ? (resources as PageResources) : undefined;
}
