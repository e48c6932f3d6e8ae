/** Serves a folder for a test and prints the address: node serve-folder.mjs <dir>. */
import { serve } from "../../scripts/serve.mjs";

const { url } = await serve({ dir: process.argv[2] ?? ".", port: 0 });
console.log(url);
