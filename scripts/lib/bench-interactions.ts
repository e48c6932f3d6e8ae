/** How soon the site answers a finger on a phone's screen. */
import fs from "node:fs";
import path from "node:path";
import { type Browser, type CDPSession, devices, type Locator, type Page } from "@playwright/test";
import { median } from "./bench-pages";
import { root } from "./command";
import { UserError } from "./user-error";

/** How long a finger rests on the glass when it taps, in milliseconds. */
const TAP = 80;

interface Interaction {
  route: string;
  target: (page: Page) => Locator;
}

/** What visitors touch most. */
const INTERACTIONS: Record<string, Interaction> = {
  menu: { route: "/", target: (page) => page.getByRole("button", { name: "Menu" }) },
  tab: { route: "/services", target: (page) => page.getByRole("tab").nth(1) },
  filter: {
    route: "/portfolio",
    target: (page) => page.getByRole("button", { name: "Interior", exact: true }),
  },
  page: { route: "/portfolio", target: (page) => page.locator("#portfolio nav button").nth(1) },
};

/** Interaction to Next Paint, the median of some runs, with the processor slowed down four times. */
export async function measureInteractions(
  browser: Browser,
  base: string,
  runs: number,
): Promise<Record<string, { "INP ms": number }>> {
  const rows: Record<string, { "INP ms": number }> = {};
  for (const [name, interaction] of Object.entries(INTERACTIONS)) {
    const values: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      values.push(await measure(browser, base, interaction));
    }
    rows[name] = { "INP ms": median(values) };
  }
  return rows;
}

async function measure(
  browser: Browser,
  base: string,
  { route, target }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ ...devices["Pixel 5"] });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(
    `${webVitals()};webVitals.onINP((m)=>{window.inp=m.value},{reportAllChanges:true,durationThreshold:16})`,
  );
  await page.goto(base + route, { waitUntil: "networkidle" });
  await tap(session, target(page));
  const value = Number(await page.evaluate("window.inp ?? 0"));
  await context.close();
  return value;
}

function webVitals(): string {
  const file = path.join(root, "node_modules", "web-vitals", "dist", "web-vitals.iife.js");
  return fs.readFileSync(file, "utf8");
}

/** A tap as a finger makes it, on something that has come to rest, and the moment after it. */
async function tap(session: CDPSession, target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1500);
  const box = await target.boundingBox();
  if (!box) throw new UserError(`There is nothing to tap: ${target}`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(TAP);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForTimeout(1500);
}
