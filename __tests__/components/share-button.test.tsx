import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareButton } from "../../src/components/share-button";

const url = "https://zahrelle.example.com/portfolio/nails/french-almond";
const labels = { label: "Share", copied: "The link is copied." };

function show() {
  render(<ShareButton title="French almond" url={url} {...labels} />);
}

/** Replaces what the browser can do. */
function setBrowser(browser: { share?: unknown; clipboard?: unknown }) {
  for (const name of ["share", "clipboard"] as const) {
    Object.defineProperty(navigator, name, { configurable: true, value: browser[name] });
  }
}

const clipboardOf = (writeText: () => Promise<void>) => ({ writeText: jest.fn(writeText) });
const refuse = (name: string) => jest.fn(() => Promise.reject(new DOMException("", name)));
const press = async () => {
  const button = await screen.findByRole("button", { name: "Share" });
  await act(async () => button.click());
};

test("opens the browser's dialog for sharing", async () => {
  const share = jest.fn(async () => undefined);
  setBrowser({ share });
  show();
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledWith({ title: "French almond", url });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("stays quiet when the visitor closes the dialog", async () => {
  const clipboard = clipboardOf(async () => undefined);
  setBrowser({ share: refuse("AbortError"), clipboard });
  show();
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(clipboard.writeText).not.toHaveBeenCalled();
});

test.each([
  ["cannot share", undefined],
  ["refuses to share", refuse("NotAllowedError")],
])("copies the address where the browser %s, and says so", async (_, share) => {
  const clipboard = clipboardOf(async () => undefined);
  setBrowser({ share, clipboard });
  show();
  await press();
  expect(await screen.findByText(labels.copied)).toBeVisible();
  expect(clipboard.writeText).toHaveBeenCalledWith(url);
});

test("announces each result: another press shows a new one", async () => {
  setBrowser({ clipboard: clipboardOf(async () => undefined) });
  show();
  const announced: (string | null)[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      announced.push(...[...addedNodes].map((n) => n.textContent));
  }).observe(screen.getByRole("status"), { childList: true });
  await press();
  await press();
  expect(announced).toEqual([labels.copied, labels.copied]);
});

test.each([
  ["has no clipboard, as on an insecure origin", undefined],
  ["refuses to copy", clipboardOf(refuse("NotAllowedError"))],
])("shows the address where the browser %s", async (_, clipboard) => {
  setBrowser({ clipboard });
  show();
  await press();
  expect(await screen.findByText(url)).toBe(screen.getByRole("status"));
});
