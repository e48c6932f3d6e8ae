import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useCallback, useState } from "react";
import { Lightbox } from "../../src/components/lightbox";
import type { PhotoData } from "../../src/components/photo";
import { loadPicture } from "../../src/lib/load-picture";
import { fakeDialogMethods } from "../support/dialog";

jest.mock("../../src/lib/load-picture", () => ({ loadPicture: jest.fn() }));
const network = jest.mocked(loadPicture);

const labels = {
  close: "Close",
  previous: "Previous",
  next: "Next",
  loading: "Loading the photograph",
  failed: "This photograph did not load.",
};

const picture: PhotoData = {
  alt: "Copper braid pinned with small pearls.",
  image: {
    layout: "fullWidth",
    width: 4,
    height: 5,
    images: { sources: [], fallback: { src: "/braid.jpg", srcSet: "/braid.jpg 1200w" } },
  },
};

const preview = { src: "/braid-420.avif", image: document.createElement("img") };

function Page() {
  const [opened, setOpened] = useState<PhotoData | null>(null);
  const close = useCallback(() => setOpened(null), []);
  return (
    <>
      <button type="button" onClick={() => setOpened({ ...picture })}>
        Open
      </button>
      <Lightbox
        picture={opened}
        preview={preview}
        name="Copper braid"
        labels={labels}
        onClose={close}
      />
    </>
  );
}

/* jsdom has no modal dialogs and animations, and does not load images. */
beforeAll(() => {
  fakeDialogMethods();
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: query.includes("motion") }),
    Image: class {
      set onload(loaded: () => void) {
        setTimeout(() => act(loaded));
      }
    },
  });
});

const consoleError = jest.spyOn(console, "error");

beforeEach(() => {
  network.mockReset();
  consoleError.mockClear();
});

afterEach(() => expect(consoleError).not.toHaveBeenCalled());

const open = () => userEvent.click(screen.getByRole("button", { name: "Open" }));

// Specification 2 Portfolio: Lightbox: one picture, previous and next disabled; loading
test("shows a loading state over the thumbnail, which is hidden meanwhile, then the picture; previous and next are disabled", async () => {
  let arrive: (src: string) => void = () => undefined;
  network.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  render(<Page />);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await open();
  expect(screen.getByRole("dialog", { name: "Copper braid" })).toHaveAttribute(
    "aria-modal",
    "true",
  );
  expect(screen.getByRole("status")).toHaveTextContent(labels.loading);
  expect(screen.getByRole("presentation")).toHaveAttribute("src", preview.src);
  expect(screen.getByRole("dialog")).toHaveTextContent("Copper braid");
  expect(preview.image).toHaveAttribute("data-enlarged");
  expect(screen.getByRole("button", { name: labels.previous })).toBeDisabled();
  expect(screen.getByRole("button", { name: labels.next })).toBeDisabled();
  arrive("/braid-800.avif");
  const image = await screen.findByRole("img", { name: picture.alt });
  expect(image).toHaveAttribute("src", "/braid-800.avif");
  expect(screen.getByRole("dialog")).toContainElement(image);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.getByRole("presentation")).toBeVisible(); // Under the picture, which fades in.
  /* A phone shows it also after it is turned. */
  expect(network.mock.calls[0]?.[1]).toMatch(/^\(pointer: coarse\) max\(.*vw.*vh.*vh.*vw/);
});

// Specification 2 Portfolio: Closes by button and Escape, not the backdrop
test("Close closes the lightbox and removes its elements; a click on the background does not", async () => {
  network.mockResolvedValue("/braid-800.avif");
  render(<Page />);
  await open();
  const image = await screen.findByRole("img");
  await userEvent.click(screen.getByRole("dialog"));
  await userEvent.click(image);
  expect(screen.getByRole("dialog")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: labels.close }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(preview.image).not.toHaveAttribute("data-enlarged");
  await waitFor(() => expect(document.getElementById("SRLLightbox")).toBeNull());
  await waitFor(() => expect(document.body.getAttribute("style") ?? "").toBe(""));
});

// Specification 2 Portfolio, 8: Lightbox error
test("shows an error when the picture fails, and can be opened again", async () => {
  network.mockRejectedValueOnce(new Event("error"));
  render(<Page />);
  await open();
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(labels.failed));
  expect(screen.queryByRole("presentation")).not.toBeInTheDocument();
  expect(screen.getByRole("dialog")).not.toHaveTextContent("Copper braid");
  await userEvent.click(screen.getByRole("button", { name: labels.close }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(preview.image).not.toHaveAttribute("data-enlarged");
  network.mockResolvedValue("/braid-800.avif");
  await open();
  expect(await screen.findByRole("img", { name: picture.alt })).toBeInTheDocument();
});

test("a picture that loads after closing does not appear", async () => {
  let arrive: (src: string) => void = () => undefined;
  network.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  render(<Page />);
  await open();
  await userEvent.click(screen.getByRole("button", { name: labels.close }));
  await act(async () => arrive("/late.avif"));
  expect(document.querySelector("img")).toBeNull();
});
