/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { CollectionFile, Field as FormField } from "@sveltia/cms";
import { formGroups } from "../../src/admin/cms-config";
import { fillKeys, type FormRule, rangeProblem, toContent } from "../../src/admin/content-format";
import { adminBackend } from "../../src/admin/write-admin";
import { contentFiles, contentModel } from "../../src/graphql/model";
import { contentDir } from "../content-check/content-copy";

async function forms(): Promise<CollectionFile[]> {
  const groups = await formGroups(contentDir, ["/services#facials"]);
  return groups.flatMap(({ files }) => files);
}

function fieldsOf(field: FormField): readonly FormField[] {
  return "fields" in field ? (field.fields ?? []) : [];
}

/** The fields of an entry in the form of a list. */
async function entryFields(name: string): Promise<readonly FormField[]> {
  return ((await forms()).find((form) => form.name === name)?.fields ?? []).flatMap(fieldsOf);
}

describe("the forms", () => {
  it("include one for each content file, each in a group", async () => {
    const files = (await forms()).map(({ file }) => file.replace("content/", ""));
    expect([...files].sort()).toEqual([...contentFiles].sort());
  });

  it("say nothing of JSON files", async () => {
    const comments = JSON.stringify(await forms()).match(/"comment":"[^"]*"/g) ?? [];
    expect(comments.length).toBeGreaterThan(100);
    expect(comments.filter((comment) => /json/i.test(comment))).toEqual([]);
  });

  it("check a price with the pattern and the message of the schema", async () => {
    const price = (await entryFields("services-services")).find(({ name }) => name === "price");
    expect(price).toMatchObject({
      required: true,
      hint: "Example: KD 7",
      pattern: [expect.stringContaining("KD"), expect.stringContaining("This is not a price.")],
    });
  });

  /* Browsers compile the attribute `pattern` with this flag, and ignore one that is invalid. */
  it("have patterns that are valid with the flag v", async () => {
    const patterns =
      JSON.stringify(await forms()).match(/(?<="pattern":\[)"(?:[^"\\]|\\.)*"/g) ?? [];
    expect(patterns.length).toBeGreaterThan(500);
    for (const each of new Set(patterns))
      expect(() => new RegExp(JSON.parse(each), "v")).not.toThrow();
  });

  /* A phone copies a number with marks around it, which nobody sees. */
  it.each([
    ["site", "phone", "\u202a+96522000101\u202c"],
    ["site", "url", "\u2066https://salon.com.kw\u2069\u200e"],
    ["services-services", "price", "\u200fKD 7\u200f"],
  ])(
    "accept between marks of direction, and save without them: %s, %s",
    async (file, key, text) => {
      const form = (await forms()).find(({ name }) => name === file);
      const rows = form?.fields.flatMap((field) => [field, ...fieldsOf(field)]) ?? [];
      const { pattern } = rows.find(({ name }) => name === key) as { pattern?: [string, string] };
      expect(text).toMatch(new RegExp(pattern?.[0] ?? "^$", "u"));
      expect(toContent(text, [])).toBe(text.slice(1, -1).replace("\u2069", ""));
    },
  );

  it("have a box with several lines for each language of a text, also if one language is enough", async () => {
    const list = (await forms()).find(({ name }) => name === "testimonials-reviews")?.fields[0];
    const quote = list && fieldsOf(list).find(({ name }) => name === "quote");
    expect(list).toMatchObject({ summary: "{{name.en}}" });
    const [english, arabic] = quote ? fieldsOf(quote) : [];
    expect(english).toMatchObject({ label: "English", widget: "text", required: false });
    expect(arabic).toMatchObject({ label: "Arabic", widget: "text", required: false });
  });

  it("hide the schema's address, numbers and short names", async () => {
    const site = (await forms()).find(({ name }) => name === "site");
    expect(site?.fields[0]).toEqual({ name: "$schema", widget: "hidden" });
    const fields = await entryFields("services-services");
    const hidden = fields.filter(({ widget }) => widget === "hidden");
    expect(hidden.map(({ name }) => name)).toEqual(["id", "slug"]);
  });

  it("save a price directly after the name of its service, so that a diff shows both", async () => {
    const names = (await entryFields("services-services")).map(({ name }) => name);
    expect(names[names.indexOf("name") + 1]).toBe("price");
  });

  it("save the icon whose name was chosen, a drawing of a kind of service", async () => {
    const icon = (await entryFields("services-categories")).find(({ name }) => name === "icon");
    const { options = [] } = icon as { options?: readonly object[] };
    expect(options).toHaveLength(10);
    expect(options).toContainEqual({ label: "Other services", value: "other" });
  });

  it("take a film of at most 4 MB, in place of the 15 MB of other files", async () => {
    const fields = JSON.stringify(await forms());
    const limits = fields.matchAll(/"name":"(\w+)"(?:(?!"name").)*?"max_file_size":(\d+)/g);
    expect([...limits].map(([, ...each]) => each)).toEqual([["video", String(4 * 1024 * 1024)]]);
  });

  it("save minutes as a whole number, and a place with its fraction", async () => {
    const fields = JSON.stringify(await forms());
    const types = fields.matchAll(/"name":"(minutes|latitude)"[^{}]*"value_type":"(\w+)"/g);
    expect([...types].map(([, ...each]) => each.join()).sort()).toEqual([
      "latitude,float",
      "minutes,int",
    ]);
  });

  it("refuse a choice with more values than labels", async () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-schema-"));
    const icon = { type: "string", enum: ["star", "heart"], enumDescriptions: ["Star"] };
    const schema = { group: "Prices", type: "object", properties: { icon } };
    fs.mkdirSync(path.join(dir, "schema"));
    fs.writeFileSync(path.join(dir, "schema", "icons.schema.json"), JSON.stringify(schema));
    const row = { ...contentModel[0], schema: "icons" };
    await expect(formGroups(dir, [], [row])).rejects.toThrow(
      'content/schema/icons.icon: "enum" has 2 values, but "enumDescriptions" has 1.',
    );
    fs.rmSync(dir, { recursive: true });
  });

  it("need a group in the schema", async () => {
    const row = { ...contentModel[0], schema: "common" };
    await expect(formGroups(contentDir, [], [row])).rejects.toThrow('"group" must be one');
  });
});

describe("a saved file", () => {
  const fields = [
    { name: "days", widget: "list", default: [] },
    { name: "note", widget: "text", required: false },
  ];

  it("has empty lists that the schema requires, and texts of one line with single spaces", () => {
    const saved = toContent({ note: "one \n two  three\u00a0", src: "./a  b.jpg" }, fields);
    expect(saved).toEqual({ days: [], note: "one two three", src: "./a  b.jpg" });
  });

  it("has no invisible characters, as names from WhatsApp have", () => {
    const names = ["\u2068Sara\u2069 \u200B", "\uFFFC\u2067سارة\u2069 👩‍🦰", "KD\u00a07"];
    expect(toContent(names, [])).toEqual(["Sara", "سارة 👩‍🦰", "KD\u00a07"]);
    const joined = ["می\u200cخواهم", "ه\u200d"];
    expect(toContent([...joined, "Ha\u200cir\u200d", "شعر\u200c"], [])).toEqual([
      ...joined,
      "Hair",
      "شعر",
    ]);
    const addresses = ["https://x.com/sara\u200e", "سبا!\u200f"];
    expect(toContent(addresses, [])).toEqual(["https://x.com/sara", "سبا!\u200f"]);
  });

  it.each(contentFiles)("is %s as it was if nothing was changed", async (file) => {
    const form = (await forms()).find((each) => each.file === `content/${file}`);
    const text = fs.readFileSync(path.join("__tests__/fixtures/content", file), "utf8");
    const saved = toContent(JSON.parse(text), (form?.fields ?? []) as readonly FormRule[]);
    expect(`${JSON.stringify(saved, null, 2)}\n`).toBe(text);
  });

  it("has a number and a short name for a new entry, and for a copy of an entry", () => {
    const own = [
      { name: "id", widget: "hidden", default: 0 },
      { name: "slug", widget: "hidden", default: "" },
    ];
    const entries = [
      { id: 4, slug: "glow", name: { en: "Glow" } },
      { id: 4, slug: "glow", name: { en: "Glow" } },
      { id: 0, slug: "", name: { en: "Crème Bride's 𝓕𝓪𝓬𝓲𝓪𝓵" } },
      { id: 0, slug: "", name: { en: "سبا الشعر" } },
    ];
    fillKeys({ entries }, [{ name: "entries", widget: "list", fields: own }]);
    expect(entries.map(({ id, slug }) => [id, slug])).toEqual([
      [4, "glow"],
      [5, "glow-2"],
      [6, "creme-brides-facial"],
      [7, "entry-7"],
    ]);
  });

  it("has a short name that is unique in its filter, with a letter", () => {
    const own = [{ name: "slug", widget: "hidden", default: "", within: "category" }];
    const entries = [
      { category: "nails", slug: "clay", name: { en: "Clay" } },
      { category: "events", slug: "clay", name: { en: "Clay" } },
      { category: "nails", slug: "clay", name: { en: "Clay" } },
      { category: "nails", slug: "", name: { en: "2026" } },
    ];
    fillKeys({ entries }, [{ name: "entries", widget: "list", fields: own }]);
    expect(entries.map(({ slug }) => slug)).toEqual(["clay", "clay", "clay-2", "entry-2026"]);
  });

  it("has no reversed range of prices or days", () => {
    expect(rangeProblem([{ price: "KD 8 to KD 5" }])).toContain('Write "KD 5 to KD 8".');
    expect(rangeProblem({ from: "2027-02-02", to: "2027-02-01" })).toContain("is after");
    expect(
      rangeProblem([{ price: "KD 5 to KD 8" }, { from: "20:00", to: "01:00" }]),
    ).toBeUndefined();
    expect(rangeProblem({ text: { en: "KD 5 for each visit." } })).toBeUndefined();
  });
});

describe("/admin", () => {
  /* Cloudflare builds the other branches, without variables of the project (docs/release.md). */
  it("is not published with the preview of a branch", () => {
    const preview = { NODE_ENV: "production", CF_PAGES: "1", CF_PAGES_BRANCH: "content" } as const;
    expect(adminBackend(preview)).toBeUndefined();
  });

  it("is published only with a repository, with a valid name, and never saves to main", () => {
    expect(adminBackend({ NODE_ENV: "test" })).toBeUndefined();
    expect(adminBackend({ NODE_ENV: "test", ADMIN_REPOSITORY: "salon/site" })).toMatchObject({
      repo: "salon/site",
      branch: "content",
      auth_methods: ["token"],
    });
    for (const ADMIN_REPOSITORY of ["site", "https://github.com/salon/site", "salon/site/tree"])
      expect(() => adminBackend({ NODE_ENV: "test", ADMIN_REPOSITORY })).toThrow("owner/name");
  });
});
