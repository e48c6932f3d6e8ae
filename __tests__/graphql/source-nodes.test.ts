/** @jest-environment node */
import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby";
import { onCreateNode as transformJson } from "gatsby-transformer-json/gatsby-node";
import { contentFiles, rowOf } from "../../src/graphql/model";
import { createLocaleNodes, isContentFile, typeNameOf } from "../../src/graphql/source-nodes";
import { defaultLocale, localeOf, type LocaleRow } from "../../src/i18n/locales";
import { ContentCopy, type Loose } from "../content-check/content-copy";

let copy: ContentCopy;

beforeEach(() => {
  /* 01:30 on November 21 in Kuwait, the day of the content of the tests. */
  jest.useFakeTimers({ now: new Date("2026-11-20T22:30:00Z"), advanceTimers: true });
  copy = new ContentCopy();
});

afterEach(() => {
  jest.useRealTimers();
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
    const nodes = await nodesOf("offers/offers.json");
    expect(nodes).toMatchObject(
      ["Rose Evening", "Bath and Stones", "New Term", "Two Sisters"].map((title, order) => ({
        title,
        order,
        locale: "en",
        jsonId: order + 1,
        internal: { type: "Offer" },
      })),
    );
  });

  it("are gone after their last day in Kuwait, unlike a page after that of all offers", async () => {
    copy.set("offers/offers.json", "1.until", "2026-11-20");
    copy.set("offers/offers.json", "2.until", "2026-11-21");
    copy.set("pages/special-offers.json", "validUntil", "2026-11-20");
    const titles = (await nodesOf("offers/offers.json")).map(({ title }) => title);
    expect(titles).toEqual(["Rose Evening", "New Term", "Two Sisters"]);
    expect(await nodesOf("pages/special-offers.json")).toHaveLength(1);
  });

  it("have their file in their digest, because it has another id in another folder", async () => {
    const [{ parent, internal }] = await nodesOf("site.json");
    expect(internal.contentDigest).toContain(JSON.stringify(parent));
  });

  it("keep their ids when entries are reordered, but get a new digest", async () => {
    const before = await nodesOf("services/services.json");
    copy.edit("services/services.json", (data) => data.reverse());
    const after = (await nodesOf("services/services.json")).reverse();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0].internal.contentDigest).not.toBe(before[0].internal.contentDigest);
  });

  it("have the image presets of each picture, and no $schema", async () => {
    const [home] = await nodesOf("pages/home.json");
    expect(home.space.photos[0].picture.presets).toEqual(["SPACE"]);
    expect(home).not.toHaveProperty("$schema");
    const [photograph] = await nodesOf("portfolio/portfolio.json");
    expect(photograph.image.presets).toEqual(["PORTFOLIO_TILE", "PORTFOLIO_LANDSCAPE", "LIGHTBOX"]);
  });
});

describe("the nodes of a locale", () => {
  const arabic = localeOf("ar");
  const inArabic = (file: string) => nodesIn(file, [arabic]);
  const services = "services/services.json";

  it("have unique ids", async () => {
    const nodes = await nodesIn(services, [localeOf("en"), arabic]);
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(60);
  });

  it("have the texts of their locale, or isolated ones of the default locale", async () => {
    const names = (await inArabic(services)).map(({ name }) => name);
    expect(names[0]).toBe("قصّ جاف");
    expect(names[13]).toMatch(/^\u2066Signature Scalp .* Mint Tea\u2069$/);
    expect((await nodesOf(services))[13].name).toMatch(/^Signature/);
  });

  it("do not isolate texts without words, or that only machines read", async () => {
    copy.edit("pages/not-found.json", ({ seo }) => (seo.title = { en: "Sidra, a salon" }));
    const [{ code, seo }] = await inArabic("pages/not-found.json");
    expect([code, seo.title]).toEqual(["404", "Sidra, a salon"]);
  });

  it.each([
    [" Dry\u200b  Cut\n", "Dry Cut"],
    ["\u2067Dry\u2069\tCut", "Dry Cut"],
    ["Cut 👩‍🦰", "Cut 👩‍🦰"],
    ["Hair\u000bSpa\u2800\u0003 \u2028", "Hair Spa"],
  ])("have no invisible characters or spaces too many: %j", async (en, text) => {
    copy.edit(services, ([service]) => (service.name = { en }));
    expect((await nodesOf(services))[0].name).toBe(text);
  });

  it("have the plural forms of their locale, or those of the default locale", async () => {
    const page = "pages/services.json";
    expect((await inArabic(page))[0].search.results.two).toBe("خدمتان لبحثكِ عن «{query}»");
    copy.edit(page, (data) => (data.search.results = { en: { other: "{count}x\u200b " } }));
    expect((await inArabic(page))[0].search.results).toEqual({ other: "\u2066{count}x\u2069" });
  });

  it("keep an Arabic particle or dash with the next word in headings and paragraphs", async () => {
    const text = { en: "Call - or write", ar: "اتصلي من البيت، أو من أي مكان - لا تترددي" };
    copy.edit("pages/contact.json", (data) => {
      Object.assign(data, { heading: text, name: text });
      Object.assign(data.seo, { title: text });
      Object.assign(data.form, { unavailable: text, success: text });
    });
    const [page] = await inArabic("pages/contact.json");
    const kept = "اتصلي من\u00a0البيت، أو\u00a0من\u00a0أي مكان -\u2060\u00a0لا\u00a0تترددي";
    expect([page.heading, page.form.unavailable]).toEqual([kept, kept]);
    const plain = [page.name, page.seo.title, page.form.success];
    expect(plain).toEqual(Array(3).fill(text.ar));
    expect((await nodesOf("pages/contact.json"))[0].heading).toBe(text.en);
  });

  it("keep particles in lists, plural forms and reviews in Arabic", async () => {
    const text = "شاي في الصالة";
    copy.edit("services/categories.json", ([category]) => (category.intro[0].ar = text));
    copy.edit("pages/services.json", ({ intro }) => (intro.ar = { other: text }));
    copy.edit("testimonials/reviews.json", ([review]) => (review.quote = { ar: text }));
    const [category] = await inArabic("services/categories.json");
    const [page] = await inArabic("pages/services.json");
    const [review] = await nodesOf("testimonials/reviews.json");
    const kept = "شاي في\u00a0الصالة";
    expect([category.intro[0], page.intro.other, review.quote.text]).toEqual(Array(3).fill(kept));
  });

  it("have paths of their locale", async () => {
    const paths = (await inArabic("site.json"))[0].navigation.map((link: Loose) => link.path);
    expect(paths.slice(0, 2)).toEqual(["/ar", "/ar/services"]);
    const [{ overview }] = await inArabic("pages/home.json");
    expect(overview.tiles[0].path).toBe("/ar/services#nails");
  });

  it("link to nodes of the same locale", async () => {
    const [service] = await inArabic(services);
    const categories = await inArabic("services/categories.json");
    expect(categories.find(({ id }) => id === service.category)?.key).toBe("cuts");
  });

  it("link to an entry by its slug, also if it has a number", async () => {
    copy.edit("schema/offers.schema.json", ({ items: { properties } }) => {
      properties.slug.linksTo = { file: services, by: "slug" };
    });
    copy.edit("offers/offers.json", ([offer]) => (offer.slug = copy.json(services)[0].slug));
    const [offer] = await inArabic("offers/offers.json");
    expect(offer.slug).toBe((await inArabic(services))[0].id);
  });

  it("have the files of their locale, or those of the default locale, with their language", async () => {
    const nodes = await inArabic("testimonials/films.json");
    const english = { language: "en", languageName: "English", direction: "ltr" };
    expect(nodes.slice(0, 2).map(({ captions }) => captions)).toEqual([
      { language: "ar", languageName: "العربية", direction: "rtl", file: "./films/first.ar.vtt" },
      { ...english, file: "./films/second.vtt" },
    ]);
  });

  it("have a review in its own language if the locale's is missing", async () => {
    const [, review] = await nodesOf("testimonials/reviews.json");
    const text = "هدوء ودقّة في\u00a0الموعد.";
    expect(review.quote).toMatchObject({ language: "ar", direction: "rtl", text });
    expect(review.label).toMatchObject({ language: "en", direction: "ltr", text: "Bride" });
  });

  it("have prices in the format of their locale", async () => {
    expect((await inArabic(services))[0].price).toMatchObject({ text: "6\u00a0د.ك", min: 6 });
  });

  it("exist in the default locale's texts for a new locale", async () => {
    const hindi: LocaleRow = { ...defaultLocale, code: "hi", urlPrefix: "/hi", name: "हिन्दी" };
    for (const file of contentFiles) {
      const nodes = await nodesIn(file, [hindi]);
      expect(nodes.map(({ locale }) => locale)).toEqual((await nodesOf(file)).map(() => "hi"));
    }
    const [{ navigation }] = await nodesIn("site.json", [hindi]);
    expect(navigation[1]).toEqual({ label: "\u2066Services\u2069", path: "/hi/services" });
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
