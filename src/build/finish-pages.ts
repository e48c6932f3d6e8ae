import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { assertDefined } from "../lib/assert-defined";
import { pageFiles } from "./flatten-pages";
import { compileInlineScript } from "./inline-script";

const scripts = /<script src="[^"]+" async/;

/* Gatsby compares it with the browser's address, which the host keeps right. With it, the policy needs a hash per page. */
const ownPath = /window\.pagePath="([^"]*)";/;

/**
 * Adds preload hints to every built page: for the site's and the page's data and for the page's component. Gatsby requests
 * them one after the other, after its own scripts. The page's data is requested first, because its hint is in the head: at
 * the end of the page, it may arrive after the pictures. Removes the page's path from Gatsby's inline script.
 */
export async function finishPages(publicDir: string): Promise<void> {
  const read = async <T>(file: string) =>
    JSON.parse(await readFile(path.join(publicDir, file), "utf8")) as T;
  const chunks = await read<Readonly<Record<string, readonly string[]>>>("chunk-map.json");
  const script = compileInlineScript("inline/preload-page-data.ts");
  const hint = (kind: string, address: string) =>
    `<link rel="preload" as="${kind}" href="${address}" fetchpriority="low">`;
  for (const file of await pageFiles(publicDir)) {
    const html = await readFile(file, "utf8");
    const route = assertDefined(ownPath.exec(html)?.[1], `The path in ${file}`);
    const folder = route === "/" ? "/index" : route.replace(/.*\/404$/, "/404.html");
    const pageData = `/page-data${folder}/page-data.json`;
    const { componentChunkName } = await read<{ componentChunkName: string }>(pageData);
    const component = assertDefined(
      chunks[componentChunkName],
      `The script of ${componentChunkName}`,
    );
    const inHead = `<script data-page-data="${pageData}">${script}</script>`;
    const beforeScripts = [
      hint('fetch" crossorigin="anonymous', "/page-data/app-data.json"),
      ...component.map((address) => hint("script", address)),
    ].join("");
    await writeFile(
      file,
      html
        .replace(ownPath, "")
        .replace("</head>", (found) => inHead + found)
        .replace(scripts, (found) => beforeScripts + found),
    );
  }
}
