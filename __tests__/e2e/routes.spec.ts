import { expect, type Page } from "@playwright/test";
import { visit } from "../support/journey";
import { test } from "../support/test";

/** What the head says of the page, as one text. */
const headOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { headOf: () => string }).headOf());

/* Gatsby empties the head for some frames. */
test("during a route change, title, description and canonical link belong to the same page or are missing", async ({
  page,
}) => {
  await visit(page, "/special-offers");
  const cpu = await page.context().newCDPSession(page);
  await cpu.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const seen = new Set<string>();
    const headOf = () => {
      const parts = document.head.querySelectorAll("title, [name=description], [rel=canonical]");
      return [...parts]
        .map(
          (part) => part.textContent || part.getAttribute("content") || part.getAttribute("href"),
        )
        .sort()
        .join("\n");
    };
    const everyFrame = () => {
      seen.add(headOf());
      requestAnimationFrame(everyFrame);
    };
    everyFrame();
    Object.assign(window, { headOf, seen });
  });
  const known = new Set([await headOf(page)]);
  const footer = page.getByRole("contentinfo");
  const follow = (name: string) => footer.getByRole("link", { name, exact: true }).click();
  for (const [path, go] of [
    ["/about", () => follow("About")],
    ["/testimonials", () => follow("Testimonials")],
    ["/contact", () => follow("Contact")],
    ["/testimonials", () => page.goBack()],
    ["/about", () => page.goBack()],
  ] as const) {
    await go();
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveAttribute("href", `https://sidra.example.com${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    known.add(await headOf(page));
  }
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(known.size).toBe(4);
  expect(seen.filter((head) => head !== "" && !known.has(head))).toEqual([]);
});
