import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { forgetLooks, keepLook, mostLooks } from "../../../src/hooks/use-kept-looks";
import { KeepButton } from "../../../src/sections/shared/keep-button";
import { builtHtml } from "../../support/built-html";

const labels = { label: "Keep", full: "Eight looks are kept.", formPath: "/contact" };
const button = () => screen.getByRole("button", { name: labels.label });

beforeEach(() => localStorage.clear());

test.each([false, true])(
  "is pressed while the photograph is kept (compact: %p)",
  async (compact) => {
    render(<KeepButton look="nails/a" {...labels} compact={compact} />);
    expect(button()).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(button());
    expect(button()).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(button());
    expect(button()).toHaveAttribute("aria-pressed", "false");
  },
);

test("is inactive until the page is hydrated", () => {
  const built = document.createElement("div");
  built.innerHTML = builtHtml(<KeepButton look="nails/a" {...labels} />);
  expect(within(built).getByRole("button", { hidden: true })).toBeDisabled();
});

test("says why it keeps no more, with a link to the form, until it is possible again", async () => {
  for (let at = 0; at < mostLooks; at += 1) keepLook(`nails/n${at}`);
  render(<KeepButton look="nails/a" {...labels} />);
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  await userEvent.click(button());
  expect(within(status).getByRole("link", { name: labels.full })).toHaveAttribute(
    "href",
    "/contact",
  );
  expect(button()).toHaveAttribute("aria-pressed", "false");
  act(() => forgetLooks(["nails/n0"]));
  await userEvent.click(button());
  expect(status).toBeEmptyDOMElement();
  expect(button()).toHaveAttribute("aria-pressed", "true");
});
