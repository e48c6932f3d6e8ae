import {
  type CmsConfig,
  type CollectionFile,
  init,
  registerCustomFormat,
  registerEventListener,
} from "@sveltia/cms";
import { fillKeys, type FormRule, rangeProblem, toContent } from "./content-format";

async function start(): Promise<void> {
  const response = await fetch("/admin/config.json");
  const text = await response.text();
  const config = JSON.parse(text) as CmsConfig;
  const files = (config.collections ?? []).flatMap((each) => ("files" in each ? each.files : []));
  for (const file of files) registerCustomFormat(file.name, "json", formatOf(file));
  registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const path = entry.get("path");
      const { fields = [] } = files.find(({ file }) => file === path) ?? {};
      const data = entry.get("data").toJS() as Record<string, unknown>;
      const problem = rangeProblem(data);
      /* Sveltia CMS shows the cause of an error with this name, and saves nothing. */
      if (problem) throw new Error("saving_failed", { cause: new Error(problem) });
      fillKeys(data, fields as readonly FormRule[]);
      return entry.set("data", data);
    },
  });
  /* `within` is only for `fillKeys`: Sveltia CMS warns of it. */
  await init({ config: JSON.parse(text, (key, value) => (key === "within" ? undefined : value)) });
}

function formatOf({ fields }: CollectionFile) {
  return {
    fromFile: (text: string) => JSON.parse(text) as unknown,
    toFile: (value: unknown) =>
      JSON.stringify(toContent(value, fields as readonly FormRule[]), null, 2),
  };
}

void start();
