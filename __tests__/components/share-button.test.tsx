import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareButton } from "../../src/components/share-button";

const url = "https://zahrelle.example.com/portfolio/nails/french-almond";

function show() {
  render(
    <ShareButton title="French almond" url={url} label="Share" copied="The link is copied." />,
  );
}

function setShare(share: unknown) {
  Object.defineProperty(navigator, "share", { configurable: true, value: share });
}

const press = () => userEvent.click(screen.getByRole("button", { name: "Share" }));

test("opens the browser's dialog for sharing", async () => {
  const share = jest.fn(async () => undefined);
  setShare(share);
  show();
  await press();
  expect(share).toHaveBeenCalledWith({ title: "French almond", url });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("stays quiet when the visitor closes the dialog", async () => {
  setShare(jest.fn(() => Promise.reject(new DOMException("", "AbortError"))));
  show();
  await press();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("copies the address where the browser cannot share, and says so", async () => {
  setShare(undefined);
  userEvent.setup();
  show();
  await press();
  expect(await screen.findByText("The link is copied.")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
});
