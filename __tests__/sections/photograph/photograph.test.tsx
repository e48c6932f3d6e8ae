import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { interpolate } from "../../../src/lib/interpolate";
import { Photograph } from "../../../src/sections/photograph/photograph";
import { portfolioPage as texts, site } from "../../support/content";
import { inLocale } from "../../support/locale";
import { photographOf, portfolioOf } from "../../support/photos";

const [first, second, third] = portfolioOf({ nails: 3 });
const ask = { label: "Ask for this set", line: "I would like nails like these:" };

function show({ withAsk = true, neighbours = true, prefix = "" } = {}) {
  if (!first || !second || !third) throw new Error("There are no photographs.");
  const tile = { ...second, path: prefix + second.path };
  const item = photographOf(tile, { name: "Nails & Beauty", ask: withAsk ? ask : null });
  const next = neighbours ? third : null;
  const previous = neighbours ? first : null;
  const page = { name: texts.name, photograph: texts.photograph };
  const section = <Photograph page={page} item={item} previous={previous} next={next} />;
  render(inLocale(section));
}

const link = (name: string | RegExp) => screen.getByRole("link", { name });

test("shows the picture with its name, its category and its description", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("nails 2");
  expect(screen.getByRole("img", { name: second?.image.alt ?? "" })).toBeInTheDocument();
  expect(screen.getByText(second?.image.alt ?? "")).toBeVisible();
});

test("the breadcrumb leads back to the filter", () => {
  show();
  const trail = screen.getByRole("navigation", { name: site.messages.layout.breadcrumbLabel });
  expect(within(trail).getByRole("link", { name: "Nails & Beauty" })).toHaveAttribute(
    "href",
    "/portfolio/nails",
  );
});

test("a link asks for what the photograph shows, in the words of its filter", () => {
  show();
  expect(link(ask.label)).toHaveAttribute("href", "/contact?photo=nails/nails-2");
  expect(screen.getByRole("button", { name: texts.photograph.keep })).toBeVisible();
});

test("a filter without words for it has no such link, and its photographs cannot be kept", () => {
  show({ withAsk: false });
  expect(screen.queryByRole("link", { name: ask.label })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: texts.photograph.keep })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: texts.photograph.share })).toBeVisible();
});

test("Share copies the address in the language of the page", async () => {
  userEvent.setup();
  show({ prefix: "/ar" });
  await userEvent.click(screen.getByRole("button", { name: texts.photograph.share }));
  expect(await screen.findByText(texts.photograph.copied)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${site.url}/ar/portfolio/nails/nails-2`);
});

test("leads to the previous and the next photograph by name", () => {
  show();
  const { more, previous, next } = texts.photograph;
  const name = interpolate(more, { category: "Nails & Beauty" });
  const links = within(screen.getByRole("navigation", { name })).getAllByRole("link");
  expect(links.map((each) => each.getAttribute("href"))).toEqual([
    "/portfolio/nails/nails-1",
    "/portfolio/nails/nails-3",
  ]);
  expect(links[0]).toHaveAccessibleName(`${previous} nails 1`);
  expect(links[1]).toHaveAccessibleName(`${next} nails 3`);
});

test("the only photograph of a category leads to no other", () => {
  show({ neighbours: false });
  expect(screen.getAllByRole("navigation")).toHaveLength(1);
});
