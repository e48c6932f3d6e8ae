import { fireEvent, render, screen, within } from "@testing-library/react";
import { Experience } from "../../../src/sections/home/experience";
import { Hero } from "../../../src/sections/home/hero";
import { Overview } from "../../../src/sections/home/overview";
import { Space } from "../../../src/sections/home/space";
import { Welcome } from "../../../src/sections/home/welcome";
import { home as page } from "../../support/content";
import { picture } from "../../support/picture";

type Words = { readonly alt: string };
const photo = ({ alt }: Words) => ({ focus: null, ...picture(alt) });

const hero = {
  ...page.hero,
  slides: page.hero.slides.map(({ tall, wide }) => ({ tall: photo(tall), wide: photo(wide) })),
};
const space = {
  ...page.space,
  photos: page.space.photos.map(({ caption, picture }) => ({
    caption,
    picture: photo(picture),
  })),
};
const overview = {
  ...page.overview,
  tiles: page.overview.tiles.map((tile) => ({ ...tile, picture: photo(tile.picture) })),
};
const experience = { ...page.experience, picture: photo(page.experience.picture) };

beforeAll(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

test("the hero has heading, intro and a way to the services", () => {
  render(<Hero hero={hero} />);
  const section = within(screen.getByRole("region", { name: hero.label }));
  expect(section.getByRole("heading", { level: 1 })).toHaveTextContent(hero.heading);
  expect(section.getByText(hero.intro)).toBeInTheDocument();
  expect(section.getByRole("link", { name: hero.action.label })).toHaveAttribute(
    "href",
    hero.action.path,
  );
});

test("the hero's one picture is in its slider, loaded at once, first of all", () => {
  const { container } = render(<Hero hero={{ ...hero, slides: hero.slides.slice(0, 1) }} />);
  const slider = container.querySelector(".hero-slider");
  const shown = screen.getAllByRole("img");
  expect(shown).toHaveLength(1);
  expect(slider).toContainElement(shown[0] ?? null);
  expect(shown[0]).not.toHaveAttribute("loading");
  expect(shown[0]).toHaveAttribute("fetchpriority", "high");
  expect(shown[0]).toHaveClass("fade");
});

test("one slide has nothing to pause", () => {
  render(<Hero hero={{ ...hero, slides: hero.slides.slice(0, 1) }} />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("of several slides the first alone is there until its picture is", () => {
  const [first] = hero.slides;
  if (!first) throw new Error("content/pages/home.json has no slide");
  render(<Hero hero={{ ...hero, slides: [first, first] }} />);
  expect(screen.getAllByRole("img")).toHaveLength(1);
  fireEvent.load(screen.getByRole("img"));
  expect(screen.getAllByRole("img")).toHaveLength(1);
});

// Specification 2 Home: 'Our Space' of five photographs
test("the gallery shows every room with its name, none before it is near", () => {
  render(<Space space={space} />);
  expect(screen.getByRole("heading", { level: 2, name: space.heading })).toBeInTheDocument();
  const figures = within(screen.getByRole("group", { name: space.label })).getAllByRole("figure");
  expect(figures).toHaveLength(space.photos.length);
  page.space.photos.forEach(({ caption, picture: { alt } }, index) => {
    expect(figures[index]).toHaveTextContent(caption);
    const image = within(figures[index] ?? document.body).getByRole("img", { name: alt });
    expect(image).toHaveAttribute("loading", "lazy");
  });
});

test("a strip that scrolls can be reached by keyboard", () => {
  render(<Space space={space} />);
  expect(screen.getByRole("group", { name: space.label })).toHaveAttribute("tabindex", "0");
});

test("the welcome has its facts filled in from content", () => {
  const values = { founded: 2018, serviceCount: 91, hours: "10am to 9pm" };
  const facts = Object.keys(values).map((name) => ({ term: `{${name}}`, detail: name }));
  render(<Welcome welcome={{ ...page.welcome, facts }} values={values} />);
  expect(screen.getByRole("heading", { name: page.welcome.heading })).toBeInTheDocument();
  for (const paragraph of page.welcome.paragraphs) {
    expect(screen.getByText(paragraph)).toBeInTheDocument();
  }
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "2018",
    "91",
    "10am to 9pm",
  ]);
});

test("the tiles lead to their anchors of the services page", () => {
  render(<Overview overview={overview} />);
  const tiles = screen.getAllByRole("listitem").map((item) => within(item));
  expect(
    tiles.map((tile) => [
      tile.getByRole("heading").textContent,
      tile.getByRole("link").getAttribute("href"),
    ]),
  ).toEqual(overview.tiles.map(({ label, path }) => [label, path]));
});

// Specification 2 Home: 'View All Services', and the offers
test("below the tiles are all services, and quietly the offers that no menu lists", () => {
  render(<Overview overview={overview} />);
  for (const { label, path } of [overview.action, overview.offersAction]) {
    expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", path);
  }
});

// Specification 2 Home: Experience, 'Discover More'
test("the experience has its words and leads on", () => {
  const { heading, lead, action } = experience;
  render(<Experience experience={experience} />);
  expect(screen.getByRole("heading", { level: 2, name: heading })).toBeInTheDocument();
  expect(screen.getByText(lead)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: action.label })).toHaveAttribute("href", action.path);
});
