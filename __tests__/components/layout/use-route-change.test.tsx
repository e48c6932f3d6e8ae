import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useRouteChange } from "../../../src/components/layout/use-route-change";

const closed = jest.fn();

interface PageProps {
  path: string;
  pageKey?: string;
  keepsPlace?: boolean;
}

function Page({ path, pageKey = path, keepsPlace = false }: PageProps) {
  const menu = useRef<HTMLDialogElement>(null);
  useRouteChange({ path, pageKey, keepsPlace }, menu);
  return (
    <>
      <dialog ref={menu} />
      <main>
        <h1>{path}</h1>
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

test("a change of the route closes the menu and focuses the heading", () => {
  go({ path: "/about" }, { path: "/" });
  expect(closed).toHaveBeenCalledTimes(1);
  expect(heading()).toHaveFocus();
});

test("a render of the same route does not move focus or close the menu", () => {
  go({ path: "/services" }, { path: "/services" });
  expect(closed).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test("another link to a page that stays mounted focuses the heading", () => {
  go(
    { path: "/portfolio", pageKey: "portfolio" },
    { path: "/portfolio/nails", pageKey: "portfolio" },
  );
  expect(heading()).toHaveFocus();
});
