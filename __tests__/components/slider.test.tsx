import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Slider } from "../../src/components/slider";
import { home } from "../support/content";

const { hero } = home;

jest.setTimeout(30_000);

/** The first import of the library takes its time. */
const patient = { timeout: 20_000 };

let reducedMotion = false;

beforeEach(() => {
  reducedMotion = false;
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: reducedMotion && query.includes("motion") }),
  });
});

function show(count: number) {
  const slides = Array.from({ length: count }, (_, index) => (
    <img key={index} src={`/${index}.jpg`} alt={`Slide ${index + 1}`} />
  ));
  render(
    <section>
      <Slider slides={slides} pauseLabel={hero.pause} playLabel={hero.play} />
      <a href="/services">{hero.action.label}</a>
    </section>,
  );
  fireEvent.load(screen.getAllByRole("img")[0] ?? document.body);
}

test("one slide is a plain picture with nothing to pause", async () => {
  show(1);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(screen.getAllByRole("img")).toHaveLength(1);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("several slides start once the first picture is there, with a pause button", async () => {
  show(3);
  const pause = await screen.findByRole("button", { name: hero.pause }, patient);
  await waitFor(() => expect(document.querySelectorAll(".slick-slide")).toHaveLength(3));
  expect(document.querySelectorAll(".slick-slide [inert]")).toHaveLength(2);
  await userEvent.click(pause);
  expect(screen.getByRole("button", { name: hero.play })).toBeInTheDocument();
});

test("under reduced motion it waits to be set going", async () => {
  reducedMotion = true;
  show(2);
  expect(await screen.findByRole("button", { name: hero.play }, patient)).toBeInTheDocument();
});

test("slides that cannot be fetched leave the first picture, and nothing goes wrong unheard", async () => {
  jest.doMock("../../src/components/slider-track", () => {
    throw new Error("Loading chunk 7 failed.");
  });
  const unheard = jest.fn();
  process.on("unhandledRejection", unheard);
  show(3);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  process.off("unhandledRejection", unheard);
  jest.dontMock("../../src/components/slider-track");
  expect(unheard).not.toHaveBeenCalled();
  expect(screen.getAllByRole("img")).toHaveLength(1);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
