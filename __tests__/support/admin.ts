import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import type { CmsConfig, CollectionFile } from "@sveltia/cms";

/** The forms of /admin on a copy of the content that the browser keeps. */
export interface Forms {
  /** Opens the form of a content file, such as `services/services.json`. */
  open(file: string): Promise<void>;
  /** Saves the form, and waits until the file is written. */
  save(): Promise<void>;
  /** Presses Save, where the form has a mistake. */
  trySaving(): Promise<void>;
  /** The text of a file in the copy, from `content/` on. */
  read(file: string): Promise<string>;
  /** The bytes of a file in the copy. */
  readBytes(file: string): Promise<Buffer>;
}

/** Signs in to /admin with the content of a folder; pictures and films are empty files of their name. */
export async function openForms(page: Page, contentDir: string): Promise<Forms> {
  await page.goto("/admin/");
  const response = await page.request.get("/admin/config.json");
  const { collections = [] } = (await response.json()) as CmsConfig;
  await page.evaluate(fillFolder, contentFiles(contentDir));
  await page.getByRole("button", { name: /local repository/i }).click();
  await expect(page.getByText("Collections", { exact: true })).toBeVisible();
  const button = page.getByRole("button", { name: "Save", exact: true });
  const readBytes = async (file: string) =>
    Buffer.from(await page.evaluate(readFolder, `content/${file}`), "base64");
  return {
    async open(file) {
      for (const group of collections) {
        const files: CollectionFile[] = "files" in group ? group.files : [];
        const form = files.find((each) => each.file === `content/${file}`);
        if (!form) continue;
        await page.evaluate((hash) => (location.hash = hash), `/collections/${group.name}`);
        await page
          .getByRole("row")
          .getByText(form.label ?? "", { exact: true })
          .click();
        await expect(page.getByText(`› ${form.label}`)).toBeVisible();
        return;
      }
      throw new Error(`/admin has no form for content/${file}.`);
    },
    async save() {
      await button.click();
      await page.waitForFunction(() => !location.hash.includes("/entries/"));
    },
    trySaving: () => button.click(),
    read: async (file) => (await readBytes(file)).toString("utf8"),
    readBytes,
  };
}

/** A field of the open form by its path, such as `hours.friday`. */
export function field(page: Page, keyPath: string): Locator {
  return page.locator(`[data-key-path="${keyPath}"]`);
}

/** The box of a field that holds text. */
export function box(page: Page, keyPath: string): Locator {
  return field(page, keyPath).locator("input, textarea").first();
}

/** Scrolls down from a field until something is there: Sveltia CMS adds fields and rows when they come into view. */
export async function scrollDown(page: Page, from: string, to: Locator): Promise<void> {
  await field(page, from).hover();
  await expect(async () => {
    if (!(await to.isVisible())) await page.mouse.wheel(0, 600);
    await expect(to).toBeVisible({ timeout: 300 });
  }).toPass();
}

/** Chooses one of a field's options, which are radio buttons if there are up to five. */
export async function choose(page: Page, keyPath: string, name: string): Promise<void> {
  const group = field(page, keyPath).getByRole("radiogroup");
  const radio = group.getByRole("radio", { name, exact: true });
  /* Sveltia CMS ignores a click in the first 100 ms. */
  await expect(async () => {
    await radio.click();
    const id = (await radio.getAttribute("id")) ?? "";
    await expect(group).toHaveAttribute("aria-activedescendant", id, { timeout: 1000 });
  }).toPass();
}

/** Adds an entry at the end of a list, which then has so many. */
export async function addEntry(page: Page, list: string, name: string, count: number) {
  const entries = field(page, list);
  const counted = entries.getByText(new RegExp(`^${count}\\s`)).first();
  await press(entries.getByRole("button", { name: new RegExp(`^Add .?${name}`) }), counted);
}

/** Presses a button until it has its effect: Sveltia CMS renders fields again when they come into view. */
async function press(button: Locator, effect: Locator): Promise<void> {
  await expect(async () => {
    if (await effect.isHidden()) await button.click();
    await expect(effect).toBeVisible({ timeout: 5000 });
  }).toPass();
}

/** Opens an entry of a file that is a list. */
export async function openRow(page: Page, index: number): Promise<void> {
  const rows = page.getByRole("button", { name: "Expand", exact: true });
  await rows.nth(index).click();
}

function contentFiles(contentDir: string): [string, string][] {
  const files = readdirSync(contentDir, { recursive: true, encoding: "utf8" });
  return files.flatMap((name): [string, string][] => {
    if (!path.extname(name) || name.startsWith("schema")) return [];
    const text = name.endsWith(".json") ? readFileSync(path.join(contentDir, name), "utf8") : "";
    return [[`content/${name.split(path.sep).join("/")}`, text]];
  });
}

/** Writes files into the folder that the browser gives to /admin. Runs in the page. */
async function fillFolder(files: readonly (readonly [string, string])[]): Promise<void> {
  const top = await navigator.storage.getDirectory();
  const folder = await top.getDirectoryHandle("salon", { create: true });
  await folder.getDirectoryHandle(".git", { create: true });
  for (const [name, text] of files) {
    const steps = name.split("/");
    let at = folder;
    for (const step of steps.slice(0, -1)) at = await at.getDirectoryHandle(step, { create: true });
    const handle = await at.getFileHandle(steps.at(-1) ?? "", { create: true });
    const writable = await handle.createWritable();
    await writable.write(text);
    await writable.close();
  }
  Reflect.set(window, "showDirectoryPicker", () => Promise.resolve(folder));
}

/** A file of that folder in Base64. Runs in the page. */
async function readFolder(name: string): Promise<string> {
  const top = await navigator.storage.getDirectory();
  let at = await top.getDirectoryHandle("salon");
  const steps = name.split("/");
  for (const step of steps.slice(0, -1)) at = await at.getDirectoryHandle(step);
  const file = await (await at.getFileHandle(steps.at(-1) ?? "")).getFile();
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(""));
}
