/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type ImagePreset, imagePresets } from "../../src/graphql/image-presets";
import { contentFiles } from "../../src/graphql/model";
import { ContentCopy, contentDir, type Loose } from "./content-copy";

const guide = readFileSync(join(contentDir, "README.md"), "utf8");
const services = "services/services.json";
const portfolio = "portfolio/portfolio.json";

const copy = new ContentCopy();

afterEach(() => copy.restore());
afterAll(() => copy.remove());

/** The part of the guide that a pattern captures. */
function inGuide(pattern: RegExp): string {
  const [, found] = pattern.exec(guide) ?? [];
  if (found === undefined) throw new Error(`The guide has no text for ${pattern}.`);
  return found;
}

describe("the steps of the staff guide", () => {
  it("change a price to each form that the guide lists", async () => {
    const forms = inGuide(/These forms are possible: (.*?`)\./);
    const prices = [...forms.matchAll(/`([^`]+)`/g)].map(([, price]) => String(price));
    expect(prices).toHaveLength(7);
    for (const price of prices) {
      copy.put(services, copy.read(services).replace(/("price": )".*"/, `$1"${price}"`));
      expect(await copy.errorsIn(services)).toEqual([]);
    }
  });

  it.each([
    ["in both languages", /("name": \{ "en": .*\})/, 0],
    ["without Arabic", /write `("name": \{ [^`]+ \})`/, 1],
  ])("write a name %s", async (_how, pattern, notices) => {
    const example = inGuide(pattern);
    copy.edit(services, (data) => data.forEach(({ name }: Loose) => (name.ar ??= "اسم")));
    copy.set(services, "0.name", JSON.parse(`{${example}}`).name);
    expect(await copy.errors()).toEqual([]);
    const place = copy.placeOf(services, "0.name");
    const arabic = (await copy.notices()).filter((each) => /Arabic/.test(each));
    expect(arabic.filter((each) => each.startsWith(place))).toHaveLength(notices);
  });

  it("replace the logo", async () => {
    const list = inGuide(/### Replace the logo\n([\s\S]*?)\n#/);
    const named = [...list.matchAll(/`([\w-]+\.svg)`/g)].map(([, name]) => String(name));
    const { logo, logoOnDark, logoDisplay, mark } = copy.json("site.json").brand;
    const drawings = [logo, logoOnDark, logoDisplay].flatMap((files) => Object.values(files));
    const used = new Set([...drawings, mark].map((file) => basename(String(file))));
    expect(named.sort()).toEqual([...used].sort());
    for (const name of named) {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>';
      copy.put(`brand/${name}`, svg);
    }
    expect(await copy.errors()).toEqual([]);
  });

  it("set the focus of a picture", async () => {
    const focus = inGuide(/`("focus": .*?\})`/);
    copy.edit(portfolio, (data) => (data[0].image.focus = JSON.parse(`{${focus}}`).focus));
    expect(await copy.errors()).toEqual([]);
  });

  it("add the hours for Ramadan", async () => {
    const example = inGuide(/```json\n("exceptions"[\s\S]*?)```/);
    copy.edit("site.json", (data) => Object.assign(data.hours, JSON.parse(`{${example}}`)));
    expect(await copy.errors({ today: "2027-02-01" })).toEqual([]);
  });

  it("add an offer with its last day", async () => {
    const day = inGuide(/set `validUntil` to the last day of all, like `"(.*?)"`/);
    copy.edit("offers/offers.json", (data) =>
      Object.assign(data[0], {
        title: { en: "Eid Glow" },
        price: "KD 12",
        services: [{ en: "Gold Facial" }],
      }),
    );
    copy.edit("pages/special-offers.json", (data) => (data.validUntil = day));
    expect(await copy.errors({ today: "2027-01-01" })).toEqual([]);
  });
});

describe("the staff guide", () => {
  it("names existing files", () => {
    const files = [...guide.matchAll(/`([\w/-]+(?:\.json|\/))`/g)].map(([, name]) => String(name));
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter((name) => !existsSync(join(contentDir, name)))).toEqual([]);
  });

  it("and the list for a new salon name existing files, and the list names all files of the content", () => {
    const list = readFileSync(join(contentDir, "..", "docs", "go-live.md"), "utf8");
    const files = [...list.matchAll(/`(content\/[\w./-]+)`/g)].map(([, name]) => String(name));
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter((name) => !existsSync(join(contentDir, "..", name)))).toEqual([]);
    expect(contentFiles.filter((name) => !files.includes(`content/${name}`))).toEqual([]);
  });

  it("and the README quote a message of the content check", async () => {
    const readme = readFileSync(join(contentDir, "..", "README.md"), "utf8");
    copy.edit(services, (data) => (data[0].price = "KD twenty"));
    const [error = ""] = await copy.errors();
    const quoted = expect.stringContaining(`${error.replace(/^\S+:\d+ /, "")}\n`);
    expect([guide, readme]).toEqual([quoted, quoted]);
  });

  it("lists the minimum sizes of the image presets", () => {
    const rows = [...guide.matchAll(/^\| (.*?) +\|.*?\| (\d+ x \d+) +\|$/gm)];
    const named = Object.values<ImagePreset>(imagePresets).flatMap(({ guide: name, ...size }) =>
      name ? [`${name}: ${size.minWidth} x ${size.minHeight}`] : [],
    );
    const listed = rows.map(([, name, size]) => `${name}: ${size}`);
    expect(listed.sort()).toEqual([...new Set(named)].sort());
  });
});
