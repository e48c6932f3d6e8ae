import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Slider } from "../../src/components/slider";
import { whenIdle } from "../../src/lib/when-idle";

jest.mock("../../src/lib/when-idle", () => ({ whenIdle: jest.fn((task: () => void) => task()) }));

/** The first import of react-slick is slow. */
const firstImport = { timeout: 20_000 };

let reducedMotion = false;
let saveData = false;

beforeEach(() => {
  reducedMotion = false;
  saveData = false;
  Object.defineProperty(navigator, "connection", { configurable: true, get: () => ({ saveData }) });
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: reducedMotion && query.includes("motion") }),
  });
});

function show(count: number) {
  const slides = Array.from({ length: count }, (_, index) => (
    <img key={index} src={`/${index}.jpg`} alt={`Slide ${index + 1}`} />
  ));
  render(<Slider slides={slides} pauseLabel="Pause the slides" playLabel="Play the slides" />);
  fireEvent.load(screen.getAllByRole("img")[0] ?? document.body);
}

test.each([
  ["one slide", 1, false],
  ["several slides under Save-Data", 3, true],
])("%s: only the first picture is shown, without a pause button", (_name, count, saving) => {
  jest.mocked(whenIdle).mockClear();
  saveData = saving;
  show(count);
  expect(whenIdle).not.toHaveBeenCalled();
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
