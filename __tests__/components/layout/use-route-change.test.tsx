import { render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { useRouteChange } from "../../../src/components/layout/use-route-change";

const scrolledTo = jest.fn();
const closed = jest.fn();

function Page({ path, hash = "" }: { path: string; hash?: string }) {
  const menu = useRef<HTMLDialogElement>(null);
  useRouteChange(path, hash, menu);
  return (
    <>
      <dialog ref={menu} />
      <main>
        <h1>{path}</h1>
        <section id="facials" />
        <section id="سبا" />
      </main>
    </>
  );
}

const heading = () => screen.getByRole("heading", { level: 1 });

/** Goes from one route to another, and tells what that did. */
function go(to: { path: string; hash?: string }, from: { path: string; hash?: string }) {
  const { rerender } = render(<Page {...from} />);
  rerender(<Page {...to} />);
}

beforeEach(() => {
  jest.clearAllMocks();
  window.scrollTo = (options?: unknown) => scrolledTo(options);
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this.id);
  };
  HTMLDialogElement.prototype.close = closed;
});

test("a change of route starts at the top, closes the menu and moves focus to the heading", async () => {
  go({ path: "/about" }, { path: "/" });
  expect(scrolledTo.mock.calls).toEqual([[{ top: 0, behavior: "instant" }]]);
  expect(closed).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(heading()).toHaveAttribute("tabindex", "-1");
});

test("an address with a hash wins over the top", async () => {
  go({ path: "/services", hash: "#facials" }, { path: "/" });
  expect(scrolledTo.mock.calls).toEqual([["facials"]]);
  await waitFor(() => expect(heading()).toHaveFocus());
});

test("a page that is left at once does not take focus any more", () => {
  const frames = jest.spyOn(window, "cancelAnimationFrame");
  const { rerender, unmount } = render(<Page path="/" />);
  rerender(<Page path="/about" />);
  unmount();
  expect(frames).toHaveBeenCalledTimes(1);
});

test("a hash in another script is understood, one that names nothing leads to the top", () => {
  go({ path: "/services", hash: encodeURI("#سبا") }, { path: "/" });
  expect(scrolledTo.mock.calls).toEqual([["سبا"]]);
  scrolledTo.mockClear();
  go({ path: "/services", hash: "#nothing" }, { path: "/" });
  expect(scrolledTo.mock.calls).toEqual([[{ top: 0, behavior: "instant" }]]);
});

test("a change of hash alone is no change of route: no scroll, no focus, no closing", () => {
  go({ path: "/services", hash: "#facials" }, { path: "/services" });
  expect(scrolledTo).not.toHaveBeenCalled();
  expect(closed).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test("the first page is left where the browser puts it", () => {
  render(<Page path="/services" hash="#facials" />);
  expect(scrolledTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test("a hash that cannot be read leads to the top instead of failing", () => {
  go({ path: "/services", hash: "#100%" }, { path: "/" });
  expect(scrolledTo.mock.calls).toEqual([[{ top: 0, behavior: "instant" }]]);
});
