/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { CreateNodeArgs, Node } from "gatsby";
import { onCreateNode as transformJson } from "gatsby-transformer-json/gatsby-node";
import { contentFiles } from "../../src/graphql/model";
import { createLocaleNodes, isEntry, typeNameOf } from "../../src/graphql/source-nodes";
import { defaultLocale, localeOf, type LocaleRow, locales } from "../../src/i18n/locales";
import { ContentCopy, type Loose } from "../content-check/content-copy";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
});

afterEach(() => {
  copy.remove();
});

function fileNode(relativePath: string): Node {
  const internal = { type: "File", owner: "test", contentDigest: "1" };
  return { id: relativePath, parent: null, children: [], internal, relativePath };
}

/** The nodes that queries read of a file: gatsby-transformer-json makes its nodes, and the site the locales' of them. */
async function nodesIn(relativePath: string, rows: readonly LocaleRow[]): Promise<Loose[]> {
  const file = fileNode(relativePath);
  const store = new Map<string, Node>([[file.id, file]]);
  const args = {
    actions: {
      async createNode(node: Node) {
        store.set(node.id, node);
        if (isEntry(node)) await createLocaleNodes(node, args, copy.folder, rows);
      },
      createParentChildLink({ parent, child }: { parent: Node; child: Node }) {
        parent.children.push(child.id);
      },
    },
    createNodeId: (input: string) => `id of ${input}`,
    createContentDigest: (content: unknown) => JSON.stringify(content),
    getNode: (id: string) => store.get(id),
    loadNodeContent: async () => copy.read(relativePath),
  } as unknown as CreateNodeArgs;
  await transformJson({ ...args, node: file }, { typeName: typeNameOf });
  return [...store.values()].filter((node) => node !== file && !isEntry(node));
}

/** Those of the default locale. */
const nodesOf = (file: string) => nodesIn(file, [defaultLocale]);

describe("the nodes of a content file", () => {
  it("are its entries in order, with an explicit type and their language", async () => {
    const services = copy.json("services/services.json");
    const nodes = await nodesOf("services/services.json");
    expect(nodes.map(({ name }) => name)).toEqual(services.map(({ name }: Loose) => name.en));
    expect(nodes.map(({ order }) => order)).toEqual(services.map((_: Loose, at: number) => at));
    for (const node of nodes) {
      expect(node).toMatchObject({ locale: "en" });
      expect(node.internal.type).toBe("Service");
    }
  });

  it("keep their names when the entries are put into another order, but not their digest", async () => {
    const before = await nodesOf("services/services.json");
    copy.edit("services/services.json", (data) => data.reverse());
    const after = (await nodesOf("services/services.json")).reverse();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0].internal.contentDigest).not.toBe(before[0].internal.contentDigest);
  });

  it("have their own number, apart from Gatsby's id, and nothing for editors", async () => {
    const [{ id }] = copy.json("offers/offers.json");
    expect((await nodesOf("offers/offers.json"))[0].jsonId).toBe(id);
    expect((await nodesOf("pages/home.json"))[0]).not.toHaveProperty("$schema");
  });

  it("have prices that are read", async () => {
    copy.edit("services/services.json", (data) => (data[0].price = "KD 5 to KD 8"));
    expect((await nodesOf("services/services.json"))[0].price).toMatchObject({ min: 5, max: 8 });
  });

  it("lead to each other by node", async () => {
    const [service] = await nodesOf("services/services.json");
    const categories = await nodesOf("services/categories.json");
    const [{ category }] = copy.json("services/services.json");
    expect(categories.find(({ id }) => id === service.category)?.key).toBe(category);
  });

  it("have the image presets of each picture", async () => {
    const { space, seo, hero } = (await nodesOf("pages/home.json"))[0];
    const [first, ...others] = space.photos.map(({ picture }: Loose) => picture.presets);
    expect(first).toEqual(["SPACE_WIDE"]);
    for (const presets of others) expect(presets).toEqual(["SPACE"]);
    expect([seo.picture.presets, hero.slides[0].tall.presets]).toEqual([["SHARE"], ["HERO_TALL"]]);
    expect((await nodesOf("portfolio/portfolio.json"))[0].image.presets).toEqual([
      "PORTFOLIO_TILE",
      "LIGHTBOX",
    ]);
    for (const { hasTab, picture } of await nodesOf("services/categories.json")) {
      expect(picture.presets).toEqual([hasTab ? "CATEGORY" : "FURTHER_CATEGORY"]);
    }
  });
});

describe("the nodes of a locale", () => {
  const arabic = localeOf("ar");
  const services = "services/services.json";

  it("have names of their own, and stand beside those of the others", async () => {
    const nodes = await nodesIn(services, locales);
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    expect(nodes).toHaveLength(locales.length * copy.json(services).length);
  });

  it("have its words", async () => {
    copy.edit(services, (data) => (data[0].name = { en: "Silk Press", ar: "فرد الشعر" }));
    expect((await nodesIn(services, [arabic]))[0].name).toBe("فرد الشعر");
    expect((await nodesOf(services))[0].name).toBe("Silk Press");
  });

  it("have the default locale's words, set apart, where its own are missing", async () => {
    copy.edit(services, (data) => (data[0].name = { en: "Silk Press" }));
    expect((await nodesIn(services, [arabic]))[0].name).toBe("\u2066Silk Press\u2069");
    expect((await nodesOf(services))[0].name).toBe("Silk Press");
  });

  it("have words that say the same in every language as they are", async () => {
    copy.edit("pages/not-found.json", (data) => (data.code = { en: "410" }));
    expect((await nodesIn("pages/not-found.json", [arabic]))[0].code).toBe("410");
  });

  it("have nothing set apart in what only machines read", async () => {
    copy.edit("pages/home.json", ({ seo }) => (seo.title = { en: "Zahrelle, a salon in Salmiya" }));
    const [{ seo }] = await nodesIn("pages/home.json", [arabic]);
    expect(seo.title).toBe("Zahrelle, a salon in Salmiya");
  });

  it("have the plural forms of their language, and those of the default locale where they have none", async () => {
    const forms = { one: "خدمة واحدة", other: "{count} خدمة" };
    copy.edit("pages/services.json", ({ search }) => (search.results.ar = forms));
    const [{ search }] = await nodesIn("pages/services.json", [arabic]);
    expect(search.results).toEqual(forms);
    copy.edit(
      "pages/services.json",
      (data) => (data.search.results = { en: { other: "{count}x" } }),
    );
    const [without] = await nodesIn("pages/services.json", [arabic]);
    expect(without.search.results).toEqual({ other: "\u2066{count}x\u2069" });
  });

  it("lead to the pages of the locale", async () => {
    const [{ path }] = copy.json("site.json").navigation;
    const paths = (await nodesIn("site.json", [arabic]))[0].navigation.map((l: Loose) => l.path);
    expect(path).toBe("/");
    expect(paths[0]).toBe("/ar");
    for (const each of paths) expect(each).toMatch(/^\/ar(\/|$)/);
    const [{ overview }] = await nodesIn("pages/home.json", [arabic]);
    expect(overview.tiles[0].path).toMatch(/^\/ar\/services#/);
  });

  it("lead to each other within the locale", async () => {
    const [service] = await nodesIn(services, [arabic]);
    const categories = await nodesIn("services/categories.json", [arabic]);
    const [{ category }] = copy.json(services);
    expect(categories.find(({ id }) => id === service.category)?.key).toBe(category);
  });

  it("have its files, and those of the default locale where it has none, each with its language", async () => {
    const films = "testimonials/films.json";
    copy.edit(films, (data) => {
      delete data[1].captions.ar;
    });
    const [{ captions: first }, { captions: second }] = copy.json(films);
    const nodes = await nodesIn(films, [arabic]);
    const english = { language: "en", languageName: "English" };
    expect(nodes.slice(0, 2).map(({ captions }) => captions)).toEqual([
      { language: "ar", languageName: "العربية", file: first.ar },
      { ...english, file: second.en },
    ]);
  });

  it("have prices as it writes them", async () => {
    copy.edit(services, (data) => (data[0].price = "KD 7"));
    expect((await nodesIn(services, [arabic]))[0].price).toMatchObject({
      text: "7\u00a0د.ك",
      min: 7,
    });
  });

  it("are all there, in the default locale's words, for one that is only a row yet", async () => {
    const hindi: LocaleRow = { ...defaultLocale, code: "hi", pathPrefix: "/hi", name: "हिन्दी" };
    for (const file of contentFiles) {
      const own = await nodesOf(file);
      const nodes = await nodesIn(file, [hindi]);
      expect(nodes).toHaveLength(own.length);
      for (const node of nodes) expect(node.locale).toBe("hi");
      const plain = JSON.stringify(nodes.map(({ name, title }) => [name, title]));
      expect(plain.replace(/[\u2066\u2069]/g, "")).toBe(
        JSON.stringify(own.map(({ name, title }) => [name, title])),
      );
    }
    expect((await nodesIn("site.json", [hindi]))[0].navigation[1].path).toBe(
      `/hi${copy.json("site.json").navigation[1].path}`,
    );
  });
});

describe("a node that is no entry of the content", () => {
  it("gets no nodes of its own", () => {
    expect(isEntry(fileNode("portfolio/pictures/one.jpg"))).toBe(false);
  });

  it("is named, with what to do, when its file is unknown", () => {
    expect(() => typeNameOf({ node: fileNode("pages/gift-cards.json") })).toThrow(
      "content/pages/gift-cards.json has no row in src/graphql/model.ts",
    );
  });
});
