/** @jest-environment node */
import path from "node:path";
import type { Node } from "gatsby";
import type { ResolverContext } from "../../src/graphql/entries";
import { type ImagePresetName, imagePresets } from "../../src/graphql/image-presets";
import { gravityOf, imageArguments } from "../../src/graphql/picture-resolvers";
import { contentResolvers } from "../../src/graphql/resolvers";

const large = { width: 6000, height: 8000 };
const presets = Object.keys(imagePresets) as ImagePresetName[];

describe("gravityOf", () => {
  it.each([
    [0.1, 0.1, "northwest"],
    [0.5, 0, "north"],
    [1, 0.2, "northeast"],
    [0, 0.5, "west"],
    [0.5, 0.5, "centre"],
    [0.9, 0.5, "east"],
    [0.2, 0.9, "southwest"],
    [0.6, 1, "south"],
    [1, 1, "southeast"],
  ])("(%d, %d) is %s", (x, y, gravity) => {
    expect(gravityOf({ x, y })).toBe(gravity);
  });

  it("is centre without a focus", () => {
    expect(gravityOf(undefined)).toBe("centre");
  });
});

describe("imageArguments", () => {
  it.each(presets.filter((preset) => imagePresets[preset].aspectRatio))(
    "crops to the aspect ratio of %s, around the focus",
    (preset) => {
      for (const seen of [large, { width: 8000, height: 6000 }]) {
        expect(imageArguments(preset, seen, { x: 0.9, y: 0.1 })).toMatchObject({
          aspectRatio: imagePresets[preset].aspectRatio,
          transformOptions: { fit: "cover", cropFocus: "northeast" },
        });
      }
    },
  );

  it.each(presets.filter((preset) => !imagePresets[preset].aspectRatio))(
    "keeps the master's aspect ratio in %s",
    (preset) => {
      expect(imageArguments(preset, large)).toMatchObject({ aspectRatio: 3 / 4 });
      expect(imageArguments(preset, large)).not.toHaveProperty("transformOptions");
    },
  );

  it.each(presets)("returns each width once, and none above the master's, in %s", (preset) => {
    const { widths } = imagePresets[preset];
    const [narrowest = 0] = widths;
    const widthsOf = (width: number) =>
      imageArguments(preset, { width, height: 2 * width }).breakpoints;
    expect(widthsOf(6000)).toEqual(widths);
    expect(widthsOf(narrowest + 1)).toEqual([narrowest, narrowest + 1].slice(0, widths.length));
    for (const width of widths)
      expect(widthsOf(width)).toEqual(widths.filter((each) => each <= width));
  });

  it("asks for AVIF and JPEG, and only for JPEG in link previews", () => {
    expect(imageArguments("PORTFOLIO_TILE", large).formats).toEqual(["avif", "jpg"]);
    expect(imageArguments("SHARE", large).formats).toEqual(["jpg"]);
  });
});

test("two entries that crop the same picture around other points have a crop each", async () => {
  const { resolve } = contentResolvers.Picture.image;
  const absolutePath = path.resolve("__tests__/fixtures/content/pages/pictures/story.jpg");
  const image = { id: "image", internal: { type: "ImageSharp", contentDigest: "1" } };
  const crop = jest.fn<Promise<object>, [object, ReturnType<typeof imageArguments>]>();
  crop.mockResolvedValue({});
  const types: Readonly<Record<string, object>> = {
    Picture: { src: { resolve: async () => ({ absolutePath, children: ["image"] }) } },
    ImageSharp: { gatsbyImageData: { resolve: crop } },
  };
  const info = { schema: { getType: (name: string) => ({ getFields: () => types[name] }) } };
  const context = { nodeModel: { getNodeById: () => image } };
  for (const x of [0.1, 0.9]) {
    const picture = { src: "./story.jpg", presets: ["SHARE"], focus: { x, y: 0.5 } };
    await resolve(picture as never, {}, context as never, info as never);
  }
  expect(crop.mock.calls.map(([, args]) => args.transformOptions?.cropFocus)).toEqual([
    "west",
    "east",
  ]);
});

test.each([
  ["films", []],
  ["no films", [{ id: "review" }]],
])("with %s, Testimonials shows these reviews: %j", async (films, shown) => {
  const { resolve } = contentResolvers.TestimonialsPage.reviews;
  const nodes: Readonly<Record<string, object[]>> = {
    Film: films === "films" ? [{ id: "film" }] : [],
    Review: [{ id: "review" }],
  };
  const nodeModel = { findAll: async ({ type }: { type: string }) => ({ entries: nodes[type] }) };
  const page = { locale: "en" } as unknown as Parameters<typeof resolve>[0];
  expect(await resolve(page, {}, { nodeModel } as unknown as ResolverContext)).toEqual(shown);
});

test.each([
  ["hair-care", "Hair Care & Treatments", "hair care"],
  ["hair-care", "Hair & Scalp", "Hair & Scalp"],
  ["hair", "Haircuts", "Haircuts"],
])("the tab of %s, labelled %s, has the heading %s", (key, label, heading) => {
  const { resolve } = contentResolvers.ServiceCategory.heading;
  const entry = { id: "1", key, label } as unknown as Parameters<typeof resolve>[0];
  expect(resolve({ ...entry, locale: "en" })).toBe(heading);
  expect(resolve({ ...entry, locale: "ar" })).toBe(label);
});

test("the search also finds an entry by its names in other locales, its notes and its other spellings", async () => {
  const nodes = [
    { locale: "en", slug: "spa", name: "Hair Spa", otherNames: ["هير سبا", "Hair Spa"] },
    { locale: "ar", slug: "spa", name: "سبا الشعر", otherNames: ["هير سبا", "Hair Spa"] },
    { locale: "en", slug: "ombre", name: "Ombre", note: "Toner included" },
    { locale: "ar", slug: "ombre", name: "\u2066Ombre\u2069" },
  ].map((fields) => ({ ...fields, internal: { type: "Service" } }) as unknown as Node);
  const nodeModel = {
    findAll: async ({ query }: { query: { filter: { slug: { eq: string } } } }) => ({
      entries: nodes.filter((node) => node["slug"] === query.filter.slug.eq),
    }),
  };
  const { resolve } = contentResolvers.Service.searchNames;
  const context = { nodeModel } as unknown as ResolverContext;
  const names = await Promise.all(nodes.map((node) => resolve(node, {}, context)));
  expect(names).toEqual([
    ["سبا الشعر", "هير سبا"],
    ["Hair Spa", "هير سبا"],
    ["Toner included"],
    ["Toner included"],
  ]);
});

test.each([
  [{ minutes: 45 }, "45\u00a0min"],
  [{}, null],
])("a service %j takes %p", (fields, duration) => {
  const service = { locale: "en" as const, ...fields };
  expect(contentResolvers.Service.duration.resolve(service)).toBe(duration);
});

test.each([
  ["2027-03-08", true],
  ["2027-03-09", false],
  [undefined, false],
])(
  "with the last day %s, all offers have ended on March 9 in Kuwait: %p",
  async (day, hasEnded) => {
    const metadata = { buildTime: "2027-03-08T22:30:00.000Z" };
    const context = { nodeModel: { findOne: async () => metadata } } as unknown as ResolverContext;
    const page = day === undefined ? {} : { validUntil: day };
    const { resolve } = contentResolvers.SpecialOffersPage.hasEnded;
    expect(await resolve(page, {}, context)).toBe(hasEnded);
  },
);
