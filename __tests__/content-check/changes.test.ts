/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { describeChanges } from "../../src/content-check/changes";
import { contentDir, type Loose } from "./content-copy";

let project: string;

function git(...args: string[]): void {
  const identity = ["-c", "user.name=Staff", "-c", "user.email=staff@example.com"];
  execFileSync("git", [...identity, ...args], { cwd: project, stdio: "pipe" });
}

function put(file: string, data: unknown): void {
  const path = join(project, "content", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof data === "string" ? data : JSON.stringify(data, null, 2));
}

function edit(file: string, change: (data: Loose) => unknown): void {
  const data = JSON.parse(readFileSync(join(project, "content", file), "utf8"));
  put(file, change(data) ?? data);
}

/** The lines of the report, without its headings. */
async function lines(): Promise<string[]> {
  return (await describeChanges(project, "main"))
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => line.slice(2));
}

const hours = [{ from: "10:00", to: "21:00" }];
const photo = (name: string, alt: string) => ({ src: `./pictures/${name}.jpg`, alt });

/** A project whose content is committed, on a new branch. Git takes a moment: each test has a copy of it. */
let committed: string;

beforeAll(() => {
  committed = mkdtempSync(join(tmpdir(), "zahrelle-changes-"));
  project = committed;
  cpSync(join(contentDir, "schema"), join(project, "content/schema"), { recursive: true });
  put("services/services.json", [
    { id: 1, slug: "hydrafacial", name: "Hydrafacial", category: "facials", price: "KD 25" },
    { id: 2, slug: "trim", name: "Trim", category: "haircuts", price: "KD 3" },
    { id: 3, slug: "hair-spa", name: "Hair Spa", category: "hair-care", price: "KD 5" },
  ]);
  put("portfolio/portfolio.json", [
    { id: 1, category: "nails", image: photo("one", "Clay nails.") },
    { id: 2, category: "events", image: photo("two", "A bridal table.") },
  ]);
  put("offers/offers.json", [
    {
      id: 1,
      title: "Gold Glamour",
      price: "KD 15",
      services: ["Gold Facial"],
      popular: true,
      shade: "black",
    },
  ]);
  put("testimonials/reviews.json", [
    { name: "Noura A.", label: "Regular Client", quote: "Calm." },
    { name: "Hessa M.", label: "Regular Client", quote: "Clean." },
  ]);
  put("site.json", {
    phone: "+96530000118",
    hours: { thursday: hours, friday: hours, exceptions: [] },
  });
  put("pages/home.json", { hero: { heading: "Ten till nine." } });
  put("portfolio/pictures/old.jpg", "old");
  git("init", "--quiet", "--initial-branch=main", "--template=");
  git("add", ".");
  git("commit", "--quiet", "--message=The first list");
  git("checkout", "--quiet", "-b", "prices");
});

afterAll(() => rmSync(committed, { recursive: true, force: true }));

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "zahrelle-changes-"));
  cpSync(committed, project, { recursive: true });
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

describe("describeChanges", () => {
  it("reports that nothing has changed", async () => {
    expect(await describeChanges(project, "main")).toBe("No content has changed since main.");
  });

  it("groups changes by file, as Markdown", async () => {
    edit("services/services.json", (data) => void (data[0].price = "KD 27"));
    put("portfolio/pictures/new.jpg", "new");
    rmSync(join(project, "content/portfolio/pictures/old.jpg"));
    expect(await describeChanges(project, "main")).toBe(
      [
        "### The price list (content/services/services.json)",
        "",
        "- Hydrafacial: KD 25 -> KD 27",
        "",
        "### Pictures and films",
        "",
        "- removed: content/portfolio/pictures/old.jpg",
        "- added: content/portfolio/pictures/new.jpg",
      ].join("\n"),
    );
  });

  it("lists pictures with non-Latin file names", async () => {
    put("portfolio/pictures/عروس.jpg", "new");
    git("add", ".");
    put("portfolio/pictures/حناء.jpg", "newer");
    expect(await lines()).toEqual([
      "added: content/portfolio/pictures/عروس.jpg",
      "added: content/portfolio/pictures/حناء.jpg",
    ]);
  });

  it.each([
    ["name", "Dry Trim", "Trim, name: “Trim” -> “Dry Trim”"],
    ["slug", "dry-trim", "Trim, slug: trim -> dry-trim"],
    ["id", 9, "Trim, id: 2 -> 9"],
    ["category", "facials", "Trim, category: haircuts -> facials"],
    ["price", "KD 4", "Trim: KD 3 -> KD 4"],
    ["price", "KD 30", "Trim: KD 3 -> KD 30, 10 times as much"],
    ["duration", 30, "Trim, duration: 30 (new)"],
  ])("reports a change of a service's %s", async (field, value, line) => {
    edit("services/services.json", (data) => void (data[1][field] = value));
    expect(await lines()).toEqual([line]);
  });

  it("reports an added and a removed service and a new order", async () => {
    const service = { id: 4, slug: "silk-press", name: "Silk Press" };
    edit("services/services.json", ([hydrafacial, , spa]) => [
      spa,
      { ...service, category: "blow-dry-styling", price: "KD 9" },
      hydrafacial,
    ]);
    expect(await lines()).toEqual([
      "added to the price list: Silk Press (blow-dry-styling, KD 9)",
      "removed from the price list: Trim (haircuts, KD 3)",
      "the price list: order changed",
    ]);
  });

  it("names photographs by their alt text", async () => {
    edit("portfolio/portfolio.json", (data) => {
      data.pop();
      data.push({ id: 72, category: "nails", image: photo("IMG_1", "A garnet edge.") });
    });
    expect(await lines()).toEqual([
      "added to the portfolio: A garnet edge (nails, IMG_1.jpg)",
      "removed from the portfolio: A bridal table (events, two.jpg)",
    ]);
  });

  it("formats hours with am and pm", async () => {
    edit("site.json", (data) => {
      data.hours.friday = [];
      data.hours.thursday = [
        { from: "10:00", to: "13:00" },
        { from: "16:30", to: "01:00" },
      ];
      const open = [{ from: "20:00", to: "01:00" }];
      data.hours.exceptions = [
        { name: { en: "Ramadan" }, from: "2027-02-08", to: "2027-03-09", open },
      ];
    });
    expect(await lines()).toEqual([
      "Hours, thursday: 10am to 1pm and 4:30pm to 1am (before: 10am to 9pm)",
      "Hours, friday: closed (before: 10am to 9pm)",
      "added to Hours, exceptions: Ramadan (2027-02-08, 2027-03-09, 8pm to 1am)",
    ]);
  });

  it("reports the price, the contents and the popularity of an offer", async () => {
    edit("offers/offers.json", ([offer]) => {
      Object.assign(offer, { price: "KD 18", services: ["Gold Facial", "Hair Spa"] });
      offer.popular = false;
    });
    expect(await lines()).toEqual([
      "Gold Glamour: KD 15 -> KD 18",
      "added to Gold Glamour, services: “Hair Spa”",
      "Gold Glamour, popular: yes -> no",
    ]);
  });

  it("reports added, removed and changed reviews", async () => {
    edit("testimonials/reviews.json", (data) => {
      data[1].quote = "Quiet.";
      data.shift();
      data.push({ name: "Dalal K.", label: "Regular Client", quote: "Kind." });
    });
    expect(await lines()).toEqual([
      "Hessa M., quote: “Clean.” -> “Quiet.”",
      "added to reviews: Dalal K. (“Regular Client”, “Kind.”)",
      "removed from reviews: Noura A. (“Regular Client”, “Calm.”)",
    ]);
  });

  it("reports changed, new and removed fields of a page", async () => {
    edit("pages/home.json", () => ({ hero: { eyebrow: "Salmiya" }, tone: "calm" }));
    expect(await lines()).toEqual([
      "Hero, heading: removed (before: “Ten till nine.”)",
      "Hero, eyebrow: “Salmiya” (new)",
      "Tone: calm (new)",
    ]);
  });

  it("contains no JSON syntax", async () => {
    edit("portfolio/portfolio.json", (data) => {
      data[0].image.focus = { x: 0.5, y: 0.2 };
      data[1].category = "nails";
    });
    put("pages/about.json", { gallery: { pictures: [photo("three", "Waves.")] } });
    expect((await lines()).join("\n")).not.toMatch(/[{}[\]]/);
    expect(await lines()).toHaveLength(3);
  });

  it("includes commits of the branch and ignores later commits on main", async () => {
    edit("services/services.json", (data) => void (data[2].price = "KD 6"));
    git("commit", "--all", "--quiet", "--message=A price");
    git("checkout", "--quiet", "main");
    edit("services/services.json", (data) => data.slice(1));
    git("commit", "--all", "--quiet", "--message=Meanwhile");
    git("checkout", "--quiet", "prices");
    expect(await lines()).toEqual(["Hair Spa: KD 5 -> KD 6"]);
  });

  it("rejects an unknown branch", async () => {
    await expect(describeChanges(project, "nowhere")).rejects.toThrow(
      '"nowhere" is not a branch or commit here.',
    );
  });
});
