declare module "deno/install_api.cjs" {
  /** Installs Deno's binary if needed, and returns its path. */
  export function runInstall(): string;
}
