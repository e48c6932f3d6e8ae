/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { Node } from "gatsby";
import { createContentNodes, isContentFile } from "../../src/content/source-nodes";
import { ContentCopy, type Loose } from "./content-copy";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
});

afterEach(() => {
  copy.remove();
});

function fileNode(relativePath: string): Node {
  const internal = { type: "File", owner: "test", contentDigest: "1" };
  const about = { sourceInstanceName: "content", extension: relativePath.replace(/^.*\./, "") };
  return { id: relativePath, parent: null, children: [], internal, relativePath, ...about };
}

/** The nodes that a file's entries become. */
async function nodesOf(file: string): Promise<Loose[]> {
  const createNode = jest.fn();
  await createContentNodes(
    fileNode(file),
    {
      actions: { createNode, createParentChildLink: jest.fn() },
      createNodeId: (input: string) => `id of ${input}`,
      createContentDigest: (content: unknown) => JSON.stringify(content),
    } as unknown as Parameters<typeof createContentNodes>[1],
    copy.folder,
  );
  return createNode.mock.calls.map(([node]) => node);
}

describe("the nodes of a content file", () => {
  it("are its entries in order, with an explicit type and their language", async () => {
    const services = copy.json("services/services.json");
    const nodes = await nodesOf("services/services.json");
    expect(nodes.map(({ name }) => name)).toEqual(services.map(({ name }: Loose) => name));
    expect(nodes.map(({ order }) => order)).toEqual(services.map((_: Loose, at: number) => at));
    for (const node of nodes) {
      expect(node).toMatchObject({ locale: "en", parent: "services/services.json" });
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

  it("have the slots that each picture fills", async () => {
    const { space, seo, hero } = (await nodesOf("pages/home.json"))[0];
    const [first, ...others] = space.photos.map(({ picture }: Loose) => picture.slots);
    expect(first).toEqual(["SPACE_WIDE"]);
    for (const slots of others) expect(slots).toEqual(["SPACE"]);
    expect([seo.picture.slots, hero.slides[0].tall.slots]).toEqual([["SHARE"], ["HERO_TALL"]]);
    expect((await nodesOf("portfolio/portfolio.json"))[0].image.slots).toEqual([
      "PORTFOLIO_TILE",
      "LIGHTBOX",
    ]);
    for (const { hasTab, picture } of await nodesOf("services/categories.json")) {
      expect(picture.slots).toEqual([hasTab ? "CATEGORY" : "FURTHER_CATEGORY"]);
    }
  });
});

describe("a file that is no content", () => {
  it("has no nodes", () => {
    expect(isContentFile(fileNode("portfolio/pictures/one.jpg"))).toBe(false);
    expect(isContentFile(fileNode("site.json"))).toBe(true);
    expect(isContentFile({ ...fileNode("site.json"), sourceInstanceName: "other" })).toBe(false);
  });

  it("is named, with what to do, when the site does not know it", async () => {
    await expect(nodesOf("pages/gift-cards.json")).rejects.toThrow(
      "content/pages/gift-cards.json has no row in src/content/model.ts",
    );
  });
});
