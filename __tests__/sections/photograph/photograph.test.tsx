import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Photograph } from "../../../src/sections/photograph/photograph";
import { portfolio, portfolioPage as texts, servicesPage } from "../../support/content";
import { inLocale } from "../../support/locale";
import { photographOf, tileOf } from "../../support/photos";

const [first, second, third] = portfolio.filter(({ category }) => category === "nails").map(tileOf);
const ask = { label: "Ask for this set", line: "I would like nails like these:" };

const service = {
  slug: "gel-manicure",
  name: "Gel Manicure",
  note: null,
  duration: null,
  was: null,
  price: { text: "KD 8", min: 8, max: 8 },
};

function show({ withAsk = true, neighbours = true, withService = false, prefix = "" } = {}) {
  if (!first || !second || !third) throw new Error("There are no photographs.");
  const tile = { ...second, path: prefix + second.path };
  const shown = photographOf(tile, { name: "Nails", ask: withAsk ? ask : null });
  const photograph = { ...shown, service: withService ? service : null };
  const next = neighbours ? third : null;
  const previous = neighbours ? first : null;
  const page = { name: texts.name, photograph: texts.photograph };
  const section = (
    <Photograph
      page={page}
      photograph={photograph}
      priceWords={servicesPage}
      previous={previous}
      next={next}
    />
  );
  render(inLocale(section));
}

const link = (name: string | RegExp) => screen.getByRole("link", { name });

test("shows the picture with its name, its category and its description", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Red almond");
  expect(screen.getByRole("img", { name: "Almond nails in red on sand." })).toBeInTheDocument();
  expect(screen.getByText("Almond nails in red on sand.")).toBeVisible();
});

test("the breadcrumb leads back to the filter", () => {
  show();
  const trail = screen.getByRole("navigation", { name: "Breadcrumb" });
  expect(within(trail).getByRole("link", { name: "Nails" })).toHaveAttribute(
    "href",
    "/portfolio/nails",
  );
});

test("a link asks for what the photograph shows, in the words of its filter", () => {
  show();
  expect(link(ask.label)).toHaveAttribute("href", "/contact?photo=nails/red-almond");
  expect(screen.getByRole("button", { name: "Keep" })).toBeVisible();
});

test("a filter without words for it has no such link, and its photographs cannot be kept", () => {
  show({ withAsk: false });
  expect(screen.queryByRole("link", { name: ask.label })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Keep" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Share" })).toBeVisible();
});

test("has the price of its service and a link to book it, also without words to ask", () => {
  show({ withAsk: false, withService: true });
  expect(screen.getByText("KD 8")).toBeVisible();
  expect(link("Book Gel Manicure")).toHaveAttribute("href", "/contact?service=gel-manicure");
});

test("Share copies the address in the language of the page", async () => {
  userEvent.setup();
  show({ prefix: "/ar" });
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(await screen.findByText("The link is copied.")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    "https://sidra.example.com/ar/portfolio/nails/red-almond",
  );
});

test("leads to the previous and the next photograph by name", () => {
  show();
  const navigation = screen.getByRole("navigation", { name: "More of Nails" });
  const links = within(navigation).getAllByRole("link");
  expect(links.map((each) => each.getAttribute("href"))).toEqual([
    "/portfolio/nails/fields-of-color",
    "/portfolio/nails/pearl-tips",
  ]);
  expect(links[0]).toHaveAccessibleName("Previous Fields of color");
  expect(links[1]).toHaveAccessibleName("Next Pearl tips");
});

test("the only photograph of a category leads to no other", () => {
  show({ neighbours: false });
  expect(screen.getAllByRole("navigation")).toHaveLength(1);
});
