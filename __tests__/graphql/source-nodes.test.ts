/** @jest-environment node */
import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby";
import { onCreateNode as transformJson } from "gatsby-transformer-json/gatsby-node";
import { contentFiles, rowOf } from "../../src/graphql/model";
import { createLocaleNodes, isContentFile, typeNameOf } from "../../src/graphql/source-nodes";
import { defaultLocale, localeOf, type LocaleRow, locales } from "../../src/i18n/locales";
import { ContentCopy, type Loose } from "../content-check/content-copy";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
});

afterEach(() => {
  copy.remove();
});

function fileNode(relativePath: string, mediaType = "application/json"): Node {
  const internal = { type: "File", owner: "test", contentDigest: "1", mediaType };
  return { id: relativePath, parent: null, children: [], internal, relativePath };
}

/** A fake of Gatsby's node store, with the actions that the site uses. */
class Store {
  private readonly nodes = new Map<string, Node>();

  readonly args = {
    actions: {
      createNode: async (node: Node) => void this.nodes.set(node.id, node),
      deleteNode: ({ id }: Node) => void this.nodes.delete(id),
      createParentChildLink({ parent, child }: { parent: Node; child: Node }) {
        parent.children.push(child.id);
      },
    },
    createNodeId: (input: string) => `id of ${input}`,
    createContentDigest: (content: unknown) => JSON.stringify(content),
    getNode: (id: string) => this.nodes.get(id),
    getNodesByType: (type: string) => this.ofType(type),
    loadNodeContent: async ({ id }: Node) => copy.read(id),
  } as unknown as CreateNodeArgs & SourceNodesArgs;

  /** Adds or changes a file, after deleting its children as Gatsby does. Rejects if the file is not JSON. */
  async save(relativePath: string, rows?: readonly LocaleRow[]): Promise<void> {
    for (const id of this.nodes.get(relativePath)?.children ?? []) this.nodes.delete(id);
    const node = fileNode(relativePath);
    this.nodes.set(relativePath, node);
    await transformJson({ ...this.args, node }, { typeName: typeNameOf });
    await createLocaleNodes(node, this.args, copy.folder, rows);
  }

  ofType(type: string): Loose[] {
    return [...this.nodes.values()].filter(({ internal }) => internal.type === type);
  }
}

/** Creates the nodes of a content file. */
async function nodesIn(file: string, rows: readonly LocaleRow[]): Promise<Loose[]> {
  const store = new Store();
  await store.save(file, rows);
  return store.ofType(rowOf(file)?.type ?? "");
}

/** Creates the nodes of the default locale. */
const nodesOf = (file: string) => nodesIn(file, [defaultLocale]);

describe("the nodes of a content file", () => {
  it("are its entries in order, with type and locale", async () => {
    const services = copy.json("services/services.json");
    const nodes = await nodesOf("services/services.json");
    expect(nodes.map(({ name }) => name)).toEqual(services.map(({ name }: Loose) => name.en));
    expect(nodes.map(({ order }) => order)).toEqual(services.map((_: Loose, at: number) => at));
    for (const node of nodes) {
      expect(node).toMatchObject({ locale: "en" });
      expect(node.internal.type).toBe("Service");
    }
  });

  it("keep their ids when entries are reordered, but get a new digest", async () => {
    const before = await nodesOf("services/services.json");
    copy.edit("services/services.json", (data) => data.reverse());
    const after = (await nodesOf("services/services.json")).reverse();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0].internal.contentDigest).not.toBe(before[0].internal.contentDigest);
  });

  it("have the entry's id as jsonId, and no $schema", async () => {
    const [{ id }] = copy.json("offers/offers.json");
    expect((await nodesOf("offers/offers.json"))[0].jsonId).toBe(id);
    expect((await nodesOf("pages/home.json"))[0]).not.toHaveProperty("$schema");
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

  it("have unique ids", async () => {
    const nodes = await nodesIn(services, locales);
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    expect(nodes).toHaveLength(locales.length * copy.json(services).length);
  });

  it("have the texts of their locale", async () => {
    copy.edit(services, (data) => (data[0].name = { en: "Silk Press", ar: "فرد الشعر" }));
    expect((await nodesIn(services, [arabic]))[0].name).toBe("فرد الشعر");
    expect((await nodesOf(services))[0].name).toBe("Silk Press");
  });

  it("use isolated texts of the default locale where their own are missing", async () => {
    copy.edit(services, (data) => (data[0].name = { en: "Silk Press" }));
    expect((await nodesIn(services, [arabic]))[0].name).toBe("\u2066Silk Press\u2069");
    expect((await nodesOf(services))[0].name).toBe("Silk Press");
  });

  it("use language-neutral texts unchanged", async () => {
    copy.edit("pages/not-found.json", (data) => (data.code = { en: "410" }));
    expect((await nodesIn("pages/not-found.json", [arabic]))[0].code).toBe("410");
  });

  it("do not isolate texts that only machines read", async () => {
    copy.edit("pages/home.json", ({ seo }) => (seo.title = { en: "Zahrelle, a salon in Salmiya" }));
    const [{ seo }] = await nodesIn("pages/home.json", [arabic]);
    expect(seo.title).toBe("Zahrelle, a salon in Salmiya");
  });

  it("have the plural forms of their locale, or those of the default locale", async () => {
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

  it("have paths of their locale", async () => {
    const [{ path }] = copy.json("site.json").navigation;
    const paths = (await nodesIn("site.json", [arabic]))[0].navigation.map((l: Loose) => l.path);
    expect(path).toBe("/");
    expect(paths[0]).toBe("/ar");
    for (const each of paths) expect(each).toMatch(/^\/ar(\/|$)/);
    copy.set("pages/home.json", "overview.tiles.0.path", "/services#nails");
    const [{ overview }] = await nodesIn("pages/home.json", [arabic]);
    expect(overview.tiles[0].path).toBe("/ar/services#nails");
  });

  it("link to nodes of the same locale", async () => {
    const [service] = await nodesIn(services, [arabic]);
    const categories = await nodesIn("services/categories.json", [arabic]);
    const [{ category }] = copy.json(services);
    expect(categories.find(({ id }) => id === service.category)?.key).toBe(category);
  });

  it("have the files of their locale, or those of the default locale, with their language", async () => {
    const films = "testimonials/films.json";
    copy.edit(films, (data) => {
      delete data[1].captions.ar;
    });
    const [{ captions: first }, { captions: second }] = copy.json(films);
    const nodes = await nodesIn(films, [arabic]);
    const english = { language: "en", languageName: "English", direction: "ltr" };
    expect(nodes.slice(0, 2).map(({ captions }) => captions)).toEqual([
      { language: "ar", languageName: "العربية", direction: "rtl", file: first.ar },
      { ...english, file: second.en },
    ]);
  });

  it("have a review in its own language if the locale's is missing", async () => {
    copy.set("testimonials/reviews.json", "0.quote", { ar: "نظافة وهدوء." });
    const english = { code: "en", direction: "ltr" } as const;
    const [review] = await nodesIn("testimonials/reviews.json", [{ ...arabic, ...english }]);
    expect(review.quote).toMatchObject({ language: "ar", direction: "rtl", text: "نظافة وهدوء." });
  });

  it("have prices in the format of their locale", async () => {
    copy.edit(services, (data) => (data[0].price = "KD 7"));
    expect((await nodesIn(services, [arabic]))[0].price).toMatchObject({
      text: "7\u00a0د.ك",
      min: 7,
    });
  });

  it("exist in the default locale's texts for a new locale", async () => {
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
    copy.set("site.json", "navigation.1", { label: { en: "About" }, path: "/about" });
    expect((await nodesIn("site.json", [hindi]))[0].navigation[1].path).toBe("/hi/about");
  });
});

describe("the nodes in gatsby develop", () => {
  const services = "services/services.json";
  let store: Store;
  let before: Loose[];

  beforeEach(async () => {
    store = new Store();
    await store.save(services);
    before = store.ofType("Service");
  });

  it("change with their file, and stay until then", async () => {
    copy.edit(services, (data) => (data[0].price = "KD 7"));
    const saved = store.save(services);
    expect(store.ofType("Service")).toEqual(before);
    await saved;
    expect(store.ofType("Service")).toHaveLength(before.length);
    expect(store.ofType("Service")[0].price).toMatchObject({ min: 7 });
  });

  it("are deleted with their entries", async () => {
    const { slug } = copy.json(services)[1];
    copy.edit(services, (data) => data.splice(1, 1));
    await store.save(services);
    expect(store.ofType("Service").map(({ id }) => id)).toEqual(
      before.filter((node) => node.slug !== slug).map(({ id }) => id),
    );
  });
});

describe("other files", () => {
  it("isContentFile is false for a picture", () => {
    expect(isContentFile(fileNode("portfolio/pictures/one.jpg", "image/jpeg"))).toBe(false);
  });

  it("typeNameOf throws for an unknown JSON file", () => {
    expect(() => typeNameOf({ node: fileNode("pages/velvet-quill.json") })).toThrow(
      "content/pages/velvet-quill.json has no row in src/graphql/model.ts",
    );
  });
});
