declare module "deno/install_api.cjs" {
  /** The path of Deno's binary. */
  export function runInstall(): string;
}
