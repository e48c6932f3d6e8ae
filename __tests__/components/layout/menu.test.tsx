import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { Menu } from "../../../src/components/layout/menu";
import { fakeDialogMethods } from "../../support/dialog";
import { salonData } from "../../support/salon";

const { navigation } = salonData();

/* jsdom cannot navigate. */
beforeAll(() => addEventListener("click", (event) => event.preventDefault()));

function open() {
  fakeDialogMethods();
  const dialog = createRef<HTMLDialogElement>();
  render(
    <Menu
      dialog={dialog}
      label="Menu"
      closeLabel="Close"
      logo={{ src: "/logo.svg", width: 400, height: 200 }}
      logoLabel="Sidra, home"
      navigation={navigation}
      path="/about"
      homePath="/"
      localeLinks={null}
    >
      {null}
    </Menu>,
  );
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  act(() => dialog.current?.showModal());
  return within(screen.getByRole("dialog", { name: "Menu" }));
}

// Specification 2, 4: Menu closes on button
test.each([
  ["the close button", { role: "button", name: "Close" }],
  ["a link of the list", { role: "link", name: "Services" }],
  ["the link to the current page", { role: "link", name: "About" }],
  ["the wordmark", { role: "link", name: "Sidra, home" }],
])("%s closes the menu", async (_, { role, name }) => {
  const menu = open();
  await userEvent.click(menu.getByRole(role, { name }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a screen that is wide enough for the links in the header closes the menu", () => {
  let change = () => {};
  jest.spyOn(window, "matchMedia").mockReturnValue({
    addEventListener: (_type: string, listener: () => void) => (change = listener),
    removeEventListener: () => {},
  } as unknown as MediaQueryList);
  open();
  act(() => change());
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
