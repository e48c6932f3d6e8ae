import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { addWish, mostPhotographs, removeWishes } from "../../../src/hooks/use-stored-wishes";
import { KeepButton } from "../../../src/sections/shared/keep-button";
import { builtHtml } from "../../support/built-html";

const labels = { label: "Keep", full: "Eight looks are kept.", formPath: "/contact" };
const button = () => screen.getByRole("button", { name: labels.label });

beforeEach(() => localStorage.clear());

afterEach(() => jest.restoreAllMocks());

test.each([false, true])(
  "is pressed while the photograph is kept (compact: %p)",
  async (compact) => {
    render(<KeepButton photograph="nails/a" {...labels} compact={compact} />);
    expect(button()).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(button());
    expect(button()).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(button());
    expect(button()).toHaveAttribute("aria-pressed", "false");
  },
);

test.each([false, true])(
  "pressed before hydration, it changes what is stored (kept: %p)",
  async (isKept) => {
    if (isKept) addWish("nails/a");
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = builtHtml(<KeepButton photograph="nails/a" {...labels} />);
    jest.resetModules();
    await import("../../../src/inline/head-script");
    button().click();
    jest.spyOn(console, "error").mockImplementation(); // Only in development, React reports `aria-busy`.
    render(<KeepButton photograph="nails/a" {...labels} />, { container, hydrate: true });
    expect(button()).toHaveAttribute("aria-pressed", String(isKept));
    act(() => void dispatchEvent(new Event("hydrated")));
    expect(button()).toHaveAttribute("aria-pressed", String(!isKept));
  },
);

test("says why it keeps no more, with a link to the form, until it is possible again", async () => {
  for (let at = 0; at < mostPhotographs; at += 1) addWish(`nails/n${at}`);
  render(<KeepButton photograph="nails/a" {...labels} />);
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  await userEvent.click(button());
  expect(within(status).getByRole("link", { name: labels.full })).toHaveAttribute(
    "href",
    "/contact",
  );
  expect(button()).toHaveAttribute("aria-pressed", "false");
  act(() => removeWishes(["nails/n0"]));
  await userEvent.click(button());
  expect(status).toBeEmptyDOMElement();
  expect(button()).toHaveAttribute("aria-pressed", "true");
});
