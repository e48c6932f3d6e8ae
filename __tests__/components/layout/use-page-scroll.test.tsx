import { act, render, screen } from "@testing-library/react";
import { usePageScroll } from "../../../src/components/layout/use-page-scroll";

/** Document offset of each element by id. The mocked `getBoundingClientRect` subtracts the scroll position. */
const tops = new Map<string, number>();

function Page({ path = "/", children }: { path?: string; children?: React.ReactNode }) {
  const { headerSolid, dockAway } = usePageScroll(path);
  return (
    <>
      <header>{headerSolid ? "solid" : "transparent"}</header>
      <aside>{dockAway ? "away" : "here"}</aside>
      {children}
    </>
  );
}

function scrollTo(top: number) {
  act(() => {
    window.scrollY = top;
    dispatchEvent(new Event("scroll"));
    jest.advanceTimersByTime(32);
  });
}

const header = () => screen.getByRole("banner").textContent;
const dock = () => screen.getByRole("complementary").textContent;

beforeEach(() => {
  jest.useFakeTimers();
  tops.clear();
  Object.assign(window, { scrollY: 0, innerHeight: 1000 });
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
    this: Element,
  ) {
    const top = (tops.get(this.id) ?? 0) - scrollY;
    return { top, bottom: top + 100 } as DOMRect;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("a page that starts scrolled has a solid header", () => {
  window.scrollY = 400;
  render(<Page />);
  expect(header()).toBe("solid");
});

test("a larger window reveals more elements", () => {
  tops.set("below", 900);
  render(
    <Page>
      <p id="below" className="reveal" />
    </Page>,
  );
  act(() => {
    window.innerHeight = 1200;
    dispatchEvent(new Event("resize"));
    jest.advanceTimersByTime(32);
  });
  expect(document.getElementById("below")).toHaveClass("is-active");
});

test("adds the class can-reveal when it runs", () => {
  document.documentElement.classList.remove("can-reveal");
  tops.set("above", 100);
  render(
    <Page>
      <p id="above" className="reveal" />
    </Page>,
  );
  expect(document.documentElement).toHaveClass("can-reveal");
});

test("reveals the elements of a new route", () => {
  const { rerender } = render(<Page path="/" />);
  rerender(
    <Page path="/about">
      <p id="story" className="reveal" />
    </Page>,
  );
  expect(document.getElementById("story")).toHaveClass("is-active");
});

test("the dock hides while scrolling down and returns while scrolling up", () => {
  render(<Page />);
  scrollTo(200);
  expect(dock()).toBe("here");
  scrollTo(500);
  expect(dock()).toBe("away");
  scrollTo(502);
  expect(dock()).toBe("away");
  scrollTo(400);
  expect(dock()).toBe("here");
});

test.each([
  ["a form", <form key="form" id="target" />],
  ["a closing invitation", <section key="closing" id="target" className="closing" />],
])("the dock stays hidden near %s", (_, target) => {
  tops.set("target", 1500);
  render(<Page>{target}</Page>);
  expect(dock()).toBe("here");
  scrollTo(1000);
  expect(dock()).toBe("away");
  scrollTo(900);
  expect(dock()).toBe("away");
  scrollTo(100);
  expect(dock()).toBe("here");
});

test("the dock stays hidden while any part of a photograph's actions is in view", () => {
  tops.set("target", 1500);
  render(
    <Page>
      <p id="target" className="dock-avoids" />
    </Page>,
  );
  scrollTo(290);
  expect(dock()).toBe("here");
  scrollTo(520);
  expect(dock()).toBe("away");
  scrollTo(100);
  expect(dock()).toBe("here");
});

test("stops listening for scroll when unmounted", () => {
  const { unmount } = render(<Page />);
  const frames = jest.spyOn(window, "requestAnimationFrame");
  unmount();
  dispatchEvent(new Event("scroll"));
  expect(frames).not.toHaveBeenCalled();
});
