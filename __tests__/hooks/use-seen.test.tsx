import { act, render, screen } from "@testing-library/react";
import { useSeen } from "../../src/hooks/use-seen";

/** What the browser would observe; `show` is the visitor scrolling there. */
class Observer {
  static all: Observer[] = [];
  readonly watched = new Set<Element>();
  constructor(
    readonly callback: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: { threshold: number },
  ) {
    Observer.all.push(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  disconnect() {
    this.watched.clear();
  }
  show(isIntersecting: boolean) {
    act(() => this.callback([{ isIntersecting }]));
  }
}

function Section() {
  return <section ref={useSeen<HTMLElement>()} aria-label="Our Space" />;
}

function place(top: number, height: number) {
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue({ top, height, bottom: top + height } as DOMRect);
}

const section = () => screen.getByRole("region", { name: "Our Space" });

beforeEach(() => {
  Observer.all = [];
  Object.assign(window, { IntersectionObserver: Observer, innerHeight: 800 });
});

afterEach(() => jest.restoreAllMocks());

test("a section below the screen waits until a tenth of it is visible, then stays", () => {
  place(1200, 600);
  render(<Section />);
  const [observer] = Observer.all;
  expect(section()).toHaveAttribute("data-waiting");
  expect(observer?.options.threshold).toBe(0.1);
  expect(observer?.watched.has(section())).toBe(true);
  observer?.show(false);
  expect(section()).toHaveAttribute("data-waiting");
  observer?.show(true);
  expect(section()).not.toHaveAttribute("data-waiting");
  expect(observer?.watched.size).toBe(0);
});

test("a section that is on screen when the page starts is never hidden", () => {
  place(799, 600);
  render(<Section />);
  expect(section()).not.toHaveAttribute("data-waiting");
  expect(Observer.all).toHaveLength(0);
});

test("one taller than ten screens, of which a tenth can never be seen, counts from a tenth of the screen", () => {
  place(900, 16_000);
  render(<Section />);
  expect(Observer.all[0]?.options.threshold).toBe(0.005);
});

test("one without height divides by nothing", () => {
  place(900, 0);
  render(<Section />);
  expect(Observer.all[0]?.options.threshold).toBe(0.1);
});

test("a section that leaves the page is no longer watched", () => {
  place(1200, 600);
  render(<Section />).unmount();
  expect(Observer.all[0]?.watched.size).toBe(0);
});
