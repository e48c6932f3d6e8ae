import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LazyMap } from "../../src/components/lazy-map";

const map = {
  src: "https://map.example.com/",
  title: "Map of Salmiya",
  drawing: "/static/1/map.svg",
  showLabel: "Show the map",
  failedText: "The map could not load.",
};

let comeNear: () => void;
let fail: () => void;

beforeEach(() => {
  Object.assign(globalThis, {
    fetch: () => new Promise((_, reject) => (fail = reject)),
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => act(() => seen([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
});

test("shows a drawing, then the map near the viewport, in a frame that can submit no form, or that it failed", async () => {
  render(<LazyMap {...map} />);
  expect(screen.getByRole("img", { name: map.title })).toHaveAttribute("src", map.drawing);
  comeNear();
  const frame = screen.getByTitle(map.title);
  expect(frame).toHaveAttribute("src", map.src);
  expect(frame.getAttribute("sandbox")?.split(" ")).toEqual([
    "allow-scripts",
    "allow-same-origin",
    "allow-popups",
    "allow-popups-to-escape-sandbox",
  ]);
  await act(async () => fail());
  expect(screen.getByText(map.failedText)).toBeVisible();
});

test("loads the map only after a click under Save-Data", async () => {
  const connection = { saveData: true };
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  render(<LazyMap {...map} />);
  comeNear();
  expect(screen.queryByTitle(map.title)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: map.showLabel }));
  expect(screen.getByTitle(map.title)).toHaveAttribute("src", map.src);
});
