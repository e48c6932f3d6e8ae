import { expect, test } from "@playwright/test";
import { about, reviews, site } from "../support/content";
import { visit } from "../support/journey";
import { labelOf } from "../support/navigation";

const { messages } = site;

const mission = `${about.mission.first} ${about.mission.second}`;

// Specification 2 About: Story, mission, values
test("the story is told, the mission reads as one, and each value has its sentence", async ({
  page,
}) => {
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
test("photographs of the salon's work load when they are near", async ({ page }) => {
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
test("clients are quoted, each with name and label", async ({ page }) => {
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

test("the way here is shown, and the last words lead to the contact page", async ({ page }) => {
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

  test("everything on the page can be read", async ({ page }) => {
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
