import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Slider } from "../../src/components/slider";

jest.setTimeout(30_000);

/** The first import of react-slick is slow. */
const firstImport = { timeout: 20_000 };

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
      <Slider slides={slides} pauseLabel="Pause the slides" playLabel="Play the slides" />
      <a href="/services">Explore Services</a>
    </section>,
  );
  fireEvent.load(screen.getAllByRole("img")[0] ?? document.body);
}

test("one slide is a picture without a pause button", async () => {
  show(1);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(screen.getAllByRole("img")).toHaveLength(1);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("several slides start after the first picture loads, with a pause button", async () => {
  show(3);
  const pause = await screen.findByRole("button", { name: "Pause the slides" }, firstImport);
  await waitFor(() => expect(document.querySelectorAll(".slick-slide")).toHaveLength(3));
  expect(document.querySelectorAll(".slick-slide [inert]")).toHaveLength(2);
  await userEvent.click(pause);
  expect(screen.getByRole("button", { name: "Play the slides" })).toBeInTheDocument();
});

test("plays after Pause and Play, while the pointer rests on the section and the button has focus", async () => {
  show(2);
  await userEvent.click(
    await screen.findByRole("button", { name: "Pause the slides" }, firstImport),
  );
  const shown = () => document.querySelector(".slick-current")?.getAttribute("data-index");
  await waitFor(() => expect(shown()).toBe("0"));
  jest.useFakeTimers();
  const play = screen.getByRole("button", { name: "Play the slides" });
  const section = document.querySelector("section") ?? document.body;
  play.focus();
  fireEvent.click(play);
  fireEvent.pointerLeave(section);
  fireEvent.pointerEnter(section);
  for (const next of ["1", "0", "1"]) {
    for (let step = 0; step < 58; step += 1) act(() => jest.advanceTimersByTime(100));
    expect(shown()).toBe(next);
  }
  jest.useRealTimers();
});

test("under reduced motion the slider starts paused", async () => {
  reducedMotion = true;
  show(2);
  expect(
    await screen.findByRole("button", { name: "Play the slides" }, firstImport),
  ).toBeInTheDocument();
});

test("keeps the first picture when the slider's script fails to load", async () => {
  jest.doMock("../../src/components/slider-track", () => {
    throw new Error("Loading chunk 7 failed.");
  });
  const unhandled = jest.fn();
  process.on("unhandledRejection", unhandled);
  show(3);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  process.off("unhandledRejection", unhandled);
  jest.dontMock("../../src/components/slider-track");
  expect(unhandled).not.toHaveBeenCalled();
  expect(screen.getAllByRole("img")).toHaveLength(1);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
