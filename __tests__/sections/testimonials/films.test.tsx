import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { interpolate } from "../../../src/lib/interpolate";
import { Films } from "../../../src/sections/testimonials/films";
import { builtHtml } from "../../support/built-html";
import { films as entries, testimonialsPage as page } from "../../support/content";
import { fakeDialogMethods } from "../../support/dialog";
import { fakeFilms } from "../../support/film-files";
import { inLocale } from "../../support/locale";
import { picture } from "../../support/picture";

const said = { quote: "I asked for honey.", name: "Layla", service: "Hair color" };
const unsaid = { quote: null, name: null, service: null };

const films = entries.map(({ id, title, transcript = null }, index) => ({
  jsonId: id,
  title,
  ...(index === 0 ? said : unsaid),
  transcript,
  video: { publicURL: `/${id}.mp4` },
  captions: { language: "en", languageName: "English", file: { publicURL: `/${id}.vtt` } },
  thumbnail: { focus: null, ...picture("") },
}));

const [first, second] = films as [(typeof films)[0], (typeof films)[0]];
const playOf = ({ title }: { title: string }) => interpolate(page.playLabel, { title });

const section = inLocale(<Films films={films} playLabel={page.playLabel} player={page.player} />);

beforeEach(() => {
  fakeFilms();
  fakeDialogMethods();
});

test("in the built HTML a card links to its film", () => {
  const html = builtHtml(section);
  expect(html).toContain(`href="/${first.jsonId}.mp4"`);
  expect(html).not.toContain('role="button"');
  expect(html).not.toContain("<video");
});

test("what a client says stands under her film, with her name and the service", () => {
  render(section);
  const [quotation, ...others] = screen.getAllByRole("figure");
  expect(within(quotation ?? document.body).getByRole("blockquote")).toHaveTextContent(said.quote);
  expect(quotation).toHaveTextContent(said.name);
  expect(quotation).toHaveTextContent(said.service);
  expect(others).toEqual([]);
});

test("in the browser a card is a button that the space bar presses", async () => {
  render(section);
  const card = screen.getByRole("button", { name: playOf(second) });
  card.focus();
  await userEvent.keyboard(" ");
  expect(screen.getByRole("dialog", { name: second.title })).toBeInTheDocument();
});

test.each([
  ["Close", () => screen.getByRole("button", { name: page.player.close }).click()],
  ["Back", () => history.back()],
])("%s removes the film and returns the focus", async (_, close) => {
  render(section);
  const card = screen.getByRole("button", { name: playOf(second) });
  await userEvent.click(card);
  act(close);
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(card).toHaveFocus();
});

test.each(["ctrlKey", "shiftKey"])("a click with %s is left to the browser", (key) => {
  render(section);
  const card = screen.getByRole("button", { name: playOf(first) });
  card.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(card, { [key]: true });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
