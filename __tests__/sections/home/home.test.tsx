import { render, screen, within } from "@testing-library/react";
import { Hero } from "../../../src/sections/home/hero";
import { Overview } from "../../../src/sections/home/overview";
import { Welcome } from "../../../src/sections/home/welcome";
import { home as page } from "../../support/content";
import { inLocale } from "../../support/locale";
import { picture } from "../../support/picture";

type AltText = { readonly alt: string };
const photo = ({ alt }: AltText) => ({ focus: null, ...picture(alt) });

const hero = {
  ...page.hero,
  slides: page.hero.slides.map(({ tall, wide }) => ({ tall: photo(tall), wide: photo(wide) })),
};
const overview = {
  ...page.overview,
  tiles: page.overview.tiles.map((tile) => ({ ...tile, picture: photo(tile.picture) })),
};

// Specification 2 Home: First picture eager, later ones lazy
test("the hero's picture loads with high priority and not lazily", () => {
  const { container } = render(<Hero hero={{ ...hero, slides: hero.slides.slice(0, 1) }} />);
  const slider = container.querySelector(".hero-slider");
  const shown = screen.getAllByRole("img");
  expect(shown).toHaveLength(1);
  expect(slider).toContainElement(shown[0] ?? null);
  expect(shown[0]).not.toHaveAttribute("loading");
  expect(shown[0]).toHaveAttribute("fetchpriority", "high");
  expect(shown[0]).toHaveClass("fade");
});

const values = { founded: 2018, serviceCount: 91, hours: "10am to 9pm" };
const detail = {
  ...{ zero: null, one: "service", two: null, few: null, many: null },
  other: "services since {founded}",
};

test.each([
  ["91", 91, "services since 2018"],
  ["1", 1, "service"],
])("the welcome section fills in its facts, for %s services", (term, serviceCount, text) => {
  const facts = [{ term: "{serviceCount}", detail }];
  const section = (
    <Welcome
      welcome={{ ...page.welcome, facts }}
      values={{ ...values, serviceCount }}
      exception={null}
    />
  );
  render(inLocale(section));
  expect(screen.getByRole("term")).toHaveTextContent(term);
  expect(screen.getByRole("definition")).toHaveTextContent(text);
});

test("on the days of holiday hours, their name is below the hours", () => {
  const facts = [{ term: "{hours}", detail }];
  const exception = "Ramadan hours, until March 9, 2027";
  const section = (
    <Welcome welcome={{ ...page.welcome, facts }} values={values} exception={exception} />
  );
  render(inLocale(section));
  expect(screen.getByRole("term")).toHaveTextContent("10am to 9pm");
  expect(screen.getByRole("definition")).toHaveTextContent(exception);
});

// Specification 2 Home: Five tiles with their anchors
// Specification 2 Home: 'View All Services', and the offers
test("the tiles link to their anchors, and two links lead to all services and to the offers", () => {
  render(<Overview overview={overview} hasOffers />);
  const tiles = screen.getAllByRole("listitem").map((item) => within(item));
  expect(
    tiles.map((tile) => [
      tile.getByRole("heading").textContent,
      tile.getByRole("link").getAttribute("href"),
    ]),
  ).toEqual(overview.tiles.map(({ label, path }) => [label, path]));
  for (const { label, path } of [overview.action, overview.offersAction]) {
    expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", path);
  }
});

test("without offers, there is no link to them", () => {
  render(<Overview overview={overview} hasOffers={false} />);
  const { label } = overview.offersAction;
  expect(screen.queryByRole("link", { name: label })).not.toBeInTheDocument();
  expect(screen.queryByText(overview.offersText)).not.toBeInTheDocument();
});
