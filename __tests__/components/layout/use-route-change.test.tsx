import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useRouteChange } from "../../../src/components/layout/use-route-change";

const scrolledTo = jest.fn();
const closed = jest.fn();

interface PageProps {
  path: string;
  hash?: string;
  pageKey?: string;
  keepsPlace?: boolean;
}

function Page({ path, hash = "", pageKey = path, keepsPlace = false }: PageProps) {
  const menu = useRef<HTMLDialogElement>(null);
  useRouteChange({ path, hash, pageKey, keepsPlace }, menu);
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
function go(to: PageProps, from: PageProps) {
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

test("the element that the router focuses cannot receive focus", () => {
  const { container } = render(
    <div id="gatsby-focus-wrapper" tabIndex={-1}>
      <Page path="/" />
      <button type="button">Pressed</button>
    </div>,
  );
  screen.getByRole("button").focus();
  container.querySelector<HTMLElement>("#gatsby-focus-wrapper")?.focus();
  expect(screen.getByRole("button")).toHaveFocus();
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

test("another link to a page that stays mounted scrolls to the top and focuses the heading", () => {
  go(
    { path: "/portfolio", pageKey: "portfolio" },
    { path: "/portfolio/nails", pageKey: "portfolio" },
  );
  expect(scrolledTo.mock.calls).toEqual([[{ top: 0, behavior: "instant" }]]);
  expect(heading()).toHaveFocus();
});
