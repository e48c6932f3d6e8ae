import { act, fireEvent, render, screen } from "@testing-library/react";
import { VideoPlayer } from "../../src/components/video-player";
import { testimonialsPage as page } from "../support/content";
import { fakeDialogMethods } from "../support/dialog";
import { fakeFilms } from "../support/film-files";

const film = {
  title: "Testimonial 1",
  video: { publicURL: "/one.mp4" },
  captions: { file: { publicURL: "/one.vtt" }, language: "ar", languageName: "العربية" },
  transcript: "I asked for honey.",
};

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

beforeEach(fakeDialogMethods);

test("readies the player within the press, and plays the film from memory when it has loaded", async () => {
  const files = fakeFilms();
  const { video } = open();
  expect(files.load).toHaveBeenCalledTimes(1);
  expect(files.fetched.address).toBe(film.video.publicURL);
  expect(screen.getByRole("status")).toHaveTextContent("Loading the film");
  expect(video).not.toHaveAttribute("controls");
  expect(video).toHaveAttribute("playsinline"); // An iPhone would play it in a player of its own.
  expect(files.play).not.toHaveBeenCalled();
  await act(() => files.arrive());
  expect(video).toHaveAttribute("src", files.url);
  expect(files.play).toHaveBeenCalledTimes(1);
  expect(video).toHaveAttribute("controls");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("waits for a press if the browser does not let the film play", async () => {
  const files = fakeFilms();
  files.play.mockRejectedValue(new DOMException("", "NotAllowedError"));
  const { video } = open();
  await act(() => files.arrive());
  expect(video).toHaveAttribute("controls");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("has captions that are on, and goes on without them", () => {
  fakeFilms();
  const { video } = open();
  const track = video?.querySelector<HTMLTrackElement>("track[kind=captions]");
  expect(track).toHaveAttribute("src", "/one.vtt");
  expect(track).toHaveAttribute("srclang", "ar");
  expect(track).toHaveAttribute("label", "العربية");
  expect(track).toHaveAttribute("default");
  expect(track?.track.mode).toBe("showing");
  if (track) fireEvent.error(track);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("plays a film without captions and transcript", () => {
  fakeFilms();
  const { video } = open({ captions: null, transcript: null });
  expect(video?.querySelector("track")).toBeNull();
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
});

test("unmounting frees a film that has loaded", async () => {
  const files = fakeFilms();
  const { unmount } = open();
  await act(() => files.arrive());
  expect(files.revoke).not.toHaveBeenCalled();
  unmount();
  expect(files.fetched.signal?.aborted).toBe(true);
  expect(files.revoke).toHaveBeenCalledWith(files.url);
});

test.each<[what: string, fail: (files: ReturnType<typeof fakeFilms>) => unknown]>([
  ["is not found", ({ arrive }) => act(() => arrive(false))],
  ["cannot be loaded", ({ fail }) => act(fail)],
  [
    "cannot be decoded",
    async ({ arrive }) => {
      await act(() => arrive());
      const video = document.querySelector("video");
      if (video) fireEvent.error(video);
    },
  ],
])("shows the error and the transcript when the film %s", async (_, fail) => {
  const files = fakeFilms();
  const { dialog } = open();
  await fail(files);
  expect(screen.getByRole("alert")).toHaveTextContent(
    "This film did not play. Her words are below.",
  );
  expect(dialog.querySelector("details")).toHaveAttribute("open");
  expect(dialog).toHaveTextContent(film.transcript);
});
