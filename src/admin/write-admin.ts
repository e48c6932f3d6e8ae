import { appendFile, cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CmsConfig, GitHubBackend } from "@sveltia/cms";
import { build } from "esbuild";
import { readContent } from "../build/read-content";
import { maxPictureSize } from "../content-check/file-size";
import { formGroups } from "./cms-config";

const assets = path.resolve("node_modules/@sveltia/cms/npm/assets");

/** Packages that Sveltia CMS loads only for fields that the forms do not have: maps, code, rich text. */
const unused = ["@shikijs/*", "leaflet", "leaflet/*", "terra-draw*", "svgo/*", "turndown/*"];

/** The settings of Sveltia CMS that do not depend on the content. */
const settings = {
  load_config_file: false,
  /* Sveltia CMS deletes drafts of other settings: it offers none that would undo what has been published since. */
  logo: { src: `/favicon.svg?${process.env["CF_PAGES_COMMIT_SHA"] ?? ""}` },
  media_folder: "content",
  media_libraries: {
    stock_assets: false,
    all: { slugify_filename: true, max_file_size: maxPictureSize },
  },
  slug: { encoding: "ascii", clean_accents: true },
  editor: { preview: false },
  output: { omit_empty_optional_fields: true },
} as const;

/**
 * Where /admin saves: in the repository that ADMIN_REPOSITORY names, or with ADMIN_LOCAL in a folder that staff choose.
 * Sveltia CMS offers the folder on localhost only, beside a repository; the one named here does not exist. Undefined if
 * neither is set; then /admin is not published.
 */
export function adminBackend(env: NodeJS.ProcessEnv = process.env): GitHubBackend | undefined {
  const { ADMIN_REPOSITORY: repo, ADMIN_AUTH_URL, ADMIN_LOCAL } = env;
  if (!repo) {
    return ADMIN_LOCAL
      ? { name: "github", repo: "salon/website", auth_methods: ["token"] }
      : undefined;
  }
  if (!/^[\w.-]+\/[\w.-]+$/.test(repo)) {
    throw new Error(`ADMIN_REPOSITORY "${repo}" is not a repository. Write it like "owner/name".`);
  }
  return {
    name: "github",
    repo,
    branch: "content", // .github/workflows/pull-request.yml opens its pull request.
    auth_methods: ADMIN_AUTH_URL ? ["oauth", "token"] : ["token"],
    ...(ADMIN_AUTH_URL ? { base_url: ADMIN_AUTH_URL } : {}),
  };
}

/** Writes /admin into the built site. */
async function writeAdmin(publicDir: string, backend: GitHubBackend): Promise<void> {
  const dir = path.join(publicDir, "admin");
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  const { metafile } = await build({
    entryPoints: [path.resolve("src/admin/entry.ts"), path.resolve("src/admin/admin.css")],
    outdir: dir,
    entryNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    external: unused,
    metafile: true,
    logLevel: "warning",
  });
  const built = Object.keys(metafile.outputs).map((file) => path.basename(file));
  await cp(assets, path.join(dir, "assets"), { recursive: true, filter: isServed });
  const { brand } = await readContent<{ brand: { name: { en: string } } }>("site.json");
  const config = {
    ...settings,
    app_title: `${brand.name.en}: content`,
    backend,
    collections: await formGroups(path.resolve("content"), await serviceAnchors()),
  } satisfies CmsConfig;
  await writeFile(path.join(dir, "config.json"), JSON.stringify(config));
  await writeFile(path.join(dir, "index.html"), page(built));
}

/** Writes /admin into the built site and its headers into `_headers`, if it has a place to save to. */
export async function publishAdmin(publicDir: string): Promise<void> {
  const backend = adminBackend();
  if (!backend) return;
  await writeAdmin(publicDir, backend);
  await appendFile(path.join(publicDir, "_headers"), headers());
}

/** An Express app, which `gatsby develop` serves. */
interface DevelopApp {
  get(
    address: string,
    answer: (request: object, response: { sendFile(file: string): void }) => void,
  ): void;
}

/** Serves /admin during `gatsby develop`. Gatsby serves the other files of its folder. */
export async function serveAdmin(app: DevelopApp, publicDir: string): Promise<void> {
  const backend = adminBackend({ ...process.env, ADMIN_LOCAL: "true" });
  if (backend) await writeAdmin(publicDir, backend);
  app.get("/admin", (_request, response) => {
    response.sendFile(path.join(publicDir, "admin", "index.html"));
  });
}

/** Whether to copy an asset. The scripts convert pictures, which the forms do not do. */
function isServed(file: string): boolean {
  return !/\.(js|map|wasm)$/.test(file);
}

/** The addresses on the Services page that a link can have. */
async function serviceAnchors(): Promise<string[]> {
  const kinds = await readContent<{ key: string; aliases: string[] }[]>("services/categories.json");
  return kinds.flatMap(({ key, aliases }) => [key, ...aliases]).map((key) => `/services#${key}`);
}

function page(built: readonly string[]): string {
  const named = (pattern: RegExp) => built.find((file) => pattern.test(file)) ?? "";
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Content</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/admin/${named(/^admin-.*\.css$/)}">
    <script type="module" src="/admin/${named(/^entry-.*\.js$/)}"></script>
  </head>
  <body></body>
</html>
`;
}

/**
 * The headers of /admin. Its policy allows only the site itself and GitHub's API. GitHub's sign-in window sends its
 * response to the window that opened it, which `same-origin` would prevent.
 */
function headers(): string {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self' blob: data: https://api.github.com",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return `
/admin/*
  ! Content-Security-Policy
  Content-Security-Policy: ${policy}
  ! Cross-Origin-Opener-Policy
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  X-Robots-Tag: noindex
`;
}
