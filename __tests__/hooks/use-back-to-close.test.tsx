import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useCallback, useState } from "react";
import { useBackToClose } from "../../src/hooks/use-back-to-close";

function Page() {
  const [open, setOpen] = useState(false);
  useBackToClose(
    open,
    useCallback(() => setOpen(false), []),
  );
  return (
    <button type="button" onClick={() => setOpen(!open)}>
      {open ? "Close" : "Open"}
    </button>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const closed = () => screen.findByRole("button", { name: "Open" });

/** Goes back or forward in the history, and waits until the page has responded. */
function traverse(steps: number): Promise<void> {
  return act(
    () =>
      new Promise<void>((resolve) => {
        addEventListener("popstate", () => setTimeout(resolve, 50), { once: true });
        history.go(steps);
      }),
  );
}

/** The page follows another one in the history. */
beforeEach(() => {
  history.pushState({ key: "before" }, "", "/about");
  history.pushState({ key: "page" }, "", "/portfolio?category=nails");
});

test("Back closes it and stays on the page; the next Back leaves the page", async () => {
  render(<Page />);
  await press("Open");
  expect(location.search).toBe("?category=nails");
  expect(history.state).toMatchObject({ key: "page" });
  await traverse(-1);
  expect(await closed()).toBeVisible();
  expect(location.pathname).toBe("/portfolio");
  await traverse(-1);
  expect(location.pathname).toBe("/about");
});

test("closing without Back removes its history entry", async () => {
  render(<Page />);
  await press("Open");
  await press("Close");
  await waitFor(() => expect(history.state).toEqual({ key: "page" }));
  await traverse(-1);
  expect(location.pathname).toBe("/about");
});

test("stays open when reopened before its history entry is removed, and Back closes it", async () => {
  render(<Page />);
  await press("Open");
  const left = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  fireEvent.click(screen.getByRole("button", { name: "Open" }));
  await act(() => left);
  expect(screen.getByRole("button", { name: "Close" })).toBeVisible();
  await traverse(-1);
  expect(await closed()).toBeVisible();
  expect(location.pathname).toBe("/portfolio");
  await traverse(-1);
  expect(location.pathname).toBe("/about");
});

test("after a reload while open, Back leaves the page", async () => {
  const { unmount } = render(<Page />);
  await press("Open");
  unmount();
  render(<Page />);
  expect(await closed()).toBeVisible();
  await waitFor(() => expect(history.state).toEqual({ key: "page" }));
  await traverse(-1);
  expect(location.pathname).toBe("/about");
});

test("Forward to the closed entry stays on the page", async () => {
  render(<Page />);
  await press("Open");
  await traverse(-1);
  await traverse(1);
  await waitFor(() => expect(history.state).toEqual({ key: "page" }));
  expect(await closed()).toBeVisible();
  await traverse(-1);
  expect(location.pathname).toBe("/about");
});
