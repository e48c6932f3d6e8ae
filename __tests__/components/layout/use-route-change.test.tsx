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

/** Renders `from`, then changes the route to `to`. */
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

test("a route change scrolls to the top, closes the menu and focuses the heading", async () => {
  go({ path: "/about" }, { path: "/" });
  expect(scrolledTo.mock.calls).toEqual([[{ top: 0, behavior: "instant" }]]);
  expect(closed).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(heading()).toHaveAttribute("tabindex", "-1");
});

test("a route change with a hash scrolls to its element", async () => {
  go({ path: "/services", hash: "#facials" }, { path: "/" });
  expect(scrolledTo.mock.calls).toEqual([["facials"]]);
  await waitFor(() => expect(heading()).toHaveFocus());
});

test("a page that unmounts at once does not take focus", () => {
  const frames = jest.spyOn(window, "cancelAnimationFrame");
  const { rerender, unmount } = render(<Page path="/" />);
  rerender(<Page path="/about" />);
  unmount();
  expect(frames).toHaveBeenCalledTimes(1);
});

test("scrolls to a non-Latin hash, and to the top for an unknown one", () => {
  go({ path: "/services", hash: encodeURI("#سبا") }, { path: "/" });
  expect(scrolledTo.mock.calls).toEqual([["سبا"]]);
  scrolledTo.mockClear();
  go({ path: "/services", hash: "#nothing" }, { path: "/" });
  expect(scrolledTo.mock.calls).toEqual([[{ top: 0, behavior: "instant" }]]);
});

test("a change of hash alone does not scroll, move focus or close the menu", () => {
  go({ path: "/services", hash: "#facials" }, { path: "/services" });
  expect(scrolledTo).not.toHaveBeenCalled();
  expect(closed).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test("leaves the first page where the browser puts it", () => {
  render(<Page path="/services" hash="#facials" />);
  expect(scrolledTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test("scrolls to the top when the hash cannot be decoded", () => {
  go({ path: "/services", hash: "#100%" }, { path: "/" });
  expect(scrolledTo.mock.calls).toEqual([[{ top: 0, behavior: "instant" }]]);
});
