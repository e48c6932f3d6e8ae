import { expect, test } from "@playwright/test";
import { about, reviews, site } from "../support/content";
import { visit } from "../support/journey";
import { labelOf } from "../support/navigation";

const { messages } = site;

const mission = `${about.mission.first} ${about.mission.second}`;

// Specification 2 About: Story, mission, values
test("shows the story, the mission and the values", async ({ page }) => {
  await visit(page, "/about");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(about.story.heading);
  for (const text of [about.story.lead, ...about.story.paragraphs]) {
    await expect(main.getByText(text)).toBeVisible();
  }
  await expect(main.getByRole("heading", { name: mission, exact: true })).toBeVisible();
  for (const { name, text } of about.values.items) {
    const value = main.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await expect(value).toContainText(text);
  }
});

// Specification 2 About: Three-photo gallery
test("loads the photographs of the gallery near the viewport", async ({ page }) => {
  await visit(page, "/about");
  for (const { alt } of about.gallery.pictures) {
    const picture = page.getByRole("img", { name: alt });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

// Specification 2 About, 3: Four reviews, 'Regular Client'
test("shows each review with name and label", async ({ page }) => {
  await visit(page, "/about");
  const quotes = page.getByRole("figure");
  await expect(quotes).toHaveCount(reviews.length);
  for (const [index, { name, label, quote }] of reviews.entries()) {
    await quotes.nth(index).scrollIntoViewIfNeeded();
    await expect(quotes.nth(index).getByText(name)).toBeVisible();
    await expect(quotes.nth(index).getByText(label)).toBeVisible();
    await expect(quotes.nth(index).getByText(quote)).toBeVisible();
  }
});

test("has a breadcrumb, and its closing link leads to the contact page", async ({ page }) => {
  await visit(page, "/about");
  await expect(
    page.getByRole("navigation", { name: messages.layout.breadcrumbLabel }).getByRole("listitem"),
  ).toHaveText([labelOf("/"), "About"]);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: about.closing.action.label }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows every text", async ({ page }) => {
    await page.goto("/about");
    const texts = [about.story.lead, about.mission.text, ...reviews.map(({ quote }) => quote)];
    for (const text of texts) {
      const element = page.getByText(text);
      await expect(element).toBeVisible();
      expect(
        await element.evaluate((each) =>
          each.closest("figure, p")?.checkVisibility({ opacityProperty: true }),
        ),
      ).toBe(true);
    }
  });
});
