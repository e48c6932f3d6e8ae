import { render, screen } from "@testing-library/react";
import { useReveal } from "../../src/hooks/use-in-view";
import { fakeView, isWatched, report } from "../support/view";

const rootBounds = { height: 800, bottom: 800 };

function Section() {
  return <section ref={useReveal<HTMLElement>()} aria-label="Our Space" />;
}

const section = () => screen.getByRole("region", { name: "Our Space" });

/** Reports how many pixels of a section of this height are visible above the lower edge of the screen. */
function show(visible: number, height: number, isIntersecting = visible > 0) {
  report(section(), {
    rootBounds,
    isIntersecting,
    boundingClientRect: { top: rootBounds.bottom - visible, height },
    intersectionRect: { height: visible },
  });
}

beforeEach(fakeView);

test.each([
  ["on", { visible: 1, isIntersecting: true }],
  ["above", { visible: 1600, isIntersecting: false }],
])("a section %s the screen at the start is never hidden", (_, { visible, isIntersecting }) => {
  render(<Section />);
  show(visible, 600, isIntersecting);
  expect(section()).not.toHaveAttribute("data-waiting");
  expect(isWatched(section())).toBe(false);
});

test.each([
  ["a tenth of it", 600, 60],
  ["a tenth of the screen, if it is higher than the screen", 16_000, 80],
])("a section below the screen appears when it shows %s", (_, height, needed) => {
  render(<Section />);
  show(-100, height);
  expect(section()).toHaveAttribute("data-waiting");
  show(needed - 1, height);
  expect(section()).toHaveAttribute("data-waiting");
  show(needed, height);
  expect(section()).not.toHaveAttribute("data-waiting");
  expect(isWatched(section())).toBe(false);
});
