/** @jest-environment node */
import { portfolioResolvers } from "../../src/graphql/portfolio-resolvers";

const filters = [
  { key: "all", name: "All" },
  { key: "nails", name: "Nails & Beauty" },
  { key: "events", name: "Events" },
];

const page = {
  locale: "ar",
  heading: "Our Portfolio",
  seo: {
    title: "Our Portfolio | Zahrelle",
    description: "A glimpse.",
    picture: { src: "./bridal-table.jpg" },
  },
  filters,
  filterTitle: "{category} | Zahrelle",
  pageTitle: "{category}, page {page} | Zahrelle",
  photograph: { title: "{name}, {category} | Zahrelle", description: "{alt} From the portfolio." },
} as const;

const photographs = Array.from({ length: 8 }, (_, index) => ({
  locale: "ar" as const,
  slug: `clay-${index}`,
  name: index === 0 ? "\u2066Clay\u2069" : `Clay ${index}`,
  category: "nails",
  image: { src: `./clay-${index}.jpg`, alt: "\u2066Clay nails.\u2069" },
}));

const contextOf = (entries: readonly object[]) =>
  ({
    nodeModel: {
      getNodeById: () => null,
      findAll: async ({ type }: { type: string }) => ({
        entries: type === "PortfolioPage" ? [page] : entries,
      }),
    },
  }) as unknown as Parameters<typeof portfolioResolvers.Photograph.title.resolve>[2];
const context = contextOf(photographs);

const viewOf = (category: string, number: number, entries: readonly object[] = photographs) =>
  portfolioResolvers.PortfolioPage.view.resolve(
    page,
    { category, page: number },
    contextOf(entries),
  );

describe("a view", () => {
  it("has the title and description of the content if it is the first of all photographs", async () => {
    const { title, description } = page.seo;
    expect(await viewOf("all", 1)).toMatchObject({ title, description, total: 8 });
  });

  it("has its first photograph as preview, and without photographs the picture of the content", async () => {
    expect((await viewOf("nails", 2)).preview).toBe(photographs[6]?.image);
    expect((await viewOf("events", 1)).preview).toBe(page.seo.picture);
  });

  it("is named after its filter, and describes its photographs by name", async () => {
    expect(await viewOf("nails", 1)).toMatchObject({
      title: "Nails & Beauty | Zahrelle",
      description: "Clay، Clay 1، Clay 2، Clay 3، Clay 4، Clay 5. From the portfolio.",
    });
  });

  it.each([
    ["has room for both", 69, ["a".repeat(68), "b".repeat(69)]],
    ["has no room for the second", 70, ["a".repeat(68)]],
  ])(
    "names as many photographs as fit into 160 characters: it %s",
    async (_name, second, names) => {
      const [photograph] = photographs;
      const long = [
        { ...photograph, name: "a".repeat(68) },
        { ...photograph, name: "b".repeat(second) },
      ];
      expect((await viewOf("nails", 1, long)).description).toBe(
        `${names.join("، ")}. From the portfolio.`,
      );
    },
  );

  it("names its first photograph, however long its name is", async () => {
    const name = "a".repeat(200);
    const { description } = await viewOf("nails", 1, [{ ...photographs[0], name }]);
    expect(description).toBe(`${name}. From the portfolio.`);
  });

  it("has its page number in the title from the second page on", async () => {
    expect((await viewOf("nails", 2)).title).toBe("Nails & Beauty, page 2 | Zahrelle");
    expect((await viewOf("all", 2)).title).toBe("Our Portfolio, page 2 | Zahrelle");
  });

  it("is described by the name of its filter if it is empty", async () => {
    expect(await viewOf("events", 1)).toMatchObject({
      total: 0,
      photographs: [],
      description: "Events. From the portfolio.",
    });
  });
});

describe("a photograph", () => {
  const { path, filter, title, description } = portfolioResolvers.Photograph;
  const [photograph] = photographs as [(typeof photographs)[0]];

  it("has an address in its locale", () => {
    expect(path.resolve(photograph)).toBe("/ar/portfolio/nails/clay-0");
  });

  it("has the filter that shows it", async () => {
    expect(await filter.resolve(photograph, {}, context)).toBe(filters[1]);
  });

  it("has a title and a description without isolates", async () => {
    expect(await title.resolve(photograph, {}, context)).toBe("Clay, Nails & Beauty | Zahrelle");
    expect(await description.resolve(photograph, {}, context)).toBe(
      "Clay nails. From the portfolio.",
    );
  });
});
