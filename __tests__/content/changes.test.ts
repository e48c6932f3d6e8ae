/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describeChanges } from "../../src/content/check/changes";

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

function edit(file: string, change: (data: never) => unknown): void {
  put(file, change(JSON.parse(readFileSync(join(project, "content", file), "utf8")) as never));
}

type Services = { id: number; slug: string; name: string; category: string; price: string }[];

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "zahrelle-changes-"));
  put("services/services.json", [
    { id: 1, slug: "hydrafacial", name: "Hydrafacial", category: "facials", price: "KD 25" },
    { id: 2, slug: "trim", name: "Trim", category: "haircuts", price: "KD 3" },
    { id: 3, slug: "hair-spa", name: "Hair Spa", category: "hair-care", price: "KD 5" },
  ]);
  put("offers/offers.json", [
    {
      id: 1,
      title: "Gold Glamour",
      price: "KD 15",
      services: ["Gold Facial"],
      popular: true,
      shade: "goldGlamour",
    },
  ]);
  put("site.json", { phone: "+96530000118", hours: { friday: [{ from: "10:00", to: "21:00" }] } });
  put("portfolio/pictures/old.jpg", "old");
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("commit", "--quiet", "--message=The first list");
  git("checkout", "--quiet", "-b", "prices");
});

afterEach(() => {
  rmSync(project, { recursive: true, force: true });
});

describe("what changed since main", () => {
  it("is nothing at first", () => {
    expect(describeChanges(project, "main")).toBe("No content has changed since main.");
  });

  it("lists prices, services, offers, pictures and facts as Markdown", () => {
    edit("services/services.json", (data: Services) => [
      {
        id: 4,
        slug: "silk-press",
        name: "Silk Press",
        category: "blow-dry-styling",
        price: "KD 9",
      },
      ...data
        .filter(({ slug }) => slug !== "trim")
        .map((service) =>
          service.slug === "hydrafacial" ? { ...service, price: "KD 27" } : service,
        ),
    ]);
    edit("offers/offers.json", (data: { price: string }[]) =>
      data.map((entry) => ({ ...entry, price: "KD 18" })),
    );
    edit("site.json", (data: object) => ({ ...data, phone: "+96522223333" }));
    put("portfolio/pictures/new.jpg", "new");
    rmSync(join(project, "content/portfolio/pictures/old.jpg"));
    expect(describeChanges(project, "main")).toBe(
      [
        "### Prices and services",
        "",
        "- Hydrafacial: KD 25 -> KD 27",
        "- added: Silk Press, KD 9 (blow-dry-styling)",
        "- removed: Trim, KD 3 (haircuts)",
        "",
        "### Special offers",
        "",
        "- Gold Glamour, price: “KD 15” -> “KD 18”",
        "",
        "### Pictures and films",
        "",
        "- removed: content/portfolio/pictures/old.jpg",
        "- added: content/portfolio/pictures/new.jpg",
        "",
        "### Salon",
        "",
        "- phone: “+96530000118” -> “+96522223333”",
      ].join("\n"),
    );
  });

  it("lists the entries that a list has won and lost", () => {
    put("testimonials/reviews.json", [{ name: "Noura A." }, { name: "Hessa M." }]);
    git("add", ".");
    git("commit", "--quiet", "--message=Reviews");
    git("branch", "--force", "main");
    put("testimonials/reviews.json", [
      { name: "Hessa M." },
      { name: "Dalal K." },
      { name: "Amal R." },
    ]);
    expect(describeChanges(project, "main")).toBe(
      [
        "### Words in content/testimonials/reviews.json",
        "",
        '- added: {"name":"Dalal K."}',
        '- added: {"name":"Amal R."}',
        '- removed: {"name":"Noura A."}',
      ].join("\n"),
    );
  });

  it("tells a new name from a new service, and sees what has been committed", () => {
    edit("services/services.json", (data: Services) =>
      data.map((service) =>
        service.id === 2 ? { ...service, name: "Dry Trim", slug: "dry-trim" } : service,
      ),
    );
    git("commit", "--all", "--quiet", "--message=A clearer name");
    expect(describeChanges(project, "main")).toContain("- renamed: Trim -> Dry Trim");
  });

  it("leaves out what main has changed meanwhile", () => {
    git("checkout", "--quiet", "main");
    edit("services/services.json", (data: Services) => data.slice(1));
    git("commit", "--all", "--quiet", "--message=Meanwhile");
    git("checkout", "--quiet", "prices");
    expect(describeChanges(project, "main")).toBe("No content has changed since main.");
  });

  it("says plainly that a branch does not exist", () => {
    expect(() => describeChanges(project, "nowhere")).toThrow(
      '"nowhere" is no branch or commit here.',
    );
  });
});
