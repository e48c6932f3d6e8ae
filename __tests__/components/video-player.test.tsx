import { fireEvent, render, screen } from "@testing-library/react";
import { VideoPlayer } from "../../src/components/video-player";
import { testimonialsPage as page } from "../support/content";
import { fakeDialogMethods } from "../support/dialog";

const film = {
  title: "Testimonial 1",
  mp4: "/one.mp4",
  captions: { src: "/one.vtt", language: "ar", languageName: "العربية" },
  transcript: "I asked for honey.",
};

const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();
const load = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(HTMLMediaElement.prototype, { play, pause, load });
  fakeDialogMethods();
});

function open(overrides = {}) {
  const view = render(
    <VideoPlayer
      film={{ ...film, ...overrides }}
      labels={page.player}
      onClosed={() => undefined}
    />,
  );
  const dialog = screen.getByRole("dialog", { name: film.title });
  return { ...view, dialog, video: dialog.querySelector("video") };
}

test("plays at once, with controls, and captions that are on", () => {
  const { video } = open();
  expect(play).toHaveBeenCalledTimes(1);
  expect(video).toHaveAttribute("controls");
  expect(video?.querySelector("source")).toHaveAttribute("src", "/one.mp4");
  const track = video?.querySelector("track[kind=captions]");
  expect(track).toHaveAttribute("src", "/one.vtt");
  expect(track).toHaveAttribute("srclang", "ar");
  expect(track).toHaveAttribute("label", "العربية");
  expect(track).toHaveAttribute("default");
});

test("plays a film without captions and transcript", () => {
  const { video } = open({ captions: null, transcript: null });
  expect(video?.querySelector("track")).toBeNull();
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
});

test("unmounting pauses the film and removes its sources", () => {
  const { video, unmount } = open();
  unmount();
  expect(pause).toHaveBeenCalled();
  expect(video?.children).toHaveLength(0);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each(["video", "source"])("shows the error and the transcript when the %s fails", (part) => {
  const { dialog } = open();
  const element = dialog.querySelector(part);
  if (element) fireEvent.error(element);
  expect(screen.getByRole("alert")).toHaveTextContent(
    "This film did not play. Her words are below.",
  );
  expect(dialog.querySelector("details")).toHaveAttribute("open");
  expect(dialog).toHaveTextContent(film.transcript);
});
