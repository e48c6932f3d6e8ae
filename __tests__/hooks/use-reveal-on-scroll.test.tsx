import { act, render, screen } from "@testing-library/react";
import { useRevealOnScroll } from "../../src/hooks/use-reveal-on-scroll";

const screenHeight = 800;

/** `find` is the observer's first report; `show` reports a scroll. */
class Observer {
  static all: Observer[] = [];
  readonly watched = new Set<Element>();
  constructor(
    readonly callback: (entries: object[]) => void,
    readonly options?: { threshold: number },
  ) {
    Observer.all.push(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  disconnect() {
    this.watched.clear();
  }
  find(top: number, height: number) {
    const rootBounds = { height: screenHeight };
    act(() => this.callback([{ boundingClientRect: { top, height }, rootBounds }]));
  }
  show(isIntersecting: boolean) {
    act(() => this.callback([{ isIntersecting }]));
  }
}

function Section() {
  return <section ref={useRevealOnScroll<HTMLElement>()} aria-label="Our Space" />;
}

/** Renders a section at a position on the page. Returns the observer that watches it afterwards. */
function show(top: number, height: number): Observer | undefined {
  render(<Section />);
  Observer.all[0]?.find(top, height);
  expect(Observer.all[0]?.watched.size).toBe(0);
  return Observer.all[1];
}

const section = () => screen.getByRole("region", { name: "Our Space" });

beforeEach(() => {
  Observer.all = [];
  Object.assign(window, { IntersectionObserver: Observer });
});

test("a section on screen at the start is never hidden", () => {
  const observer = show(screenHeight - 1, 600);
  expect(section()).not.toHaveAttribute("data-waiting");
  expect(observer).toBeUndefined();
});

test("a section taller than ten screens appears after a tenth of a screen", () => {
  expect(show(900, 16_000)?.options?.threshold).toBe(0.005);
});

test("a section without height has the default threshold", () => {
  expect(show(900, 0)?.options?.threshold).toBe(0.1);
});

test("stops observing when the section unmounts", () => {
  render(<Section />).unmount();
  expect(Observer.all[0]?.watched.size).toBe(0);
  Observer.all = [];
  const { unmount } = render(<Section />);
  Observer.all[0]?.find(1200, 600);
  expect(Observer.all[1]?.watched.size).toBe(1);
  unmount();
  expect(Observer.all[1]?.watched.size).toBe(0);
});
