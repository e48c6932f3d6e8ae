import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Header, type HeaderProps } from "../../../src/components/layout/header";
import { site } from "../../support/content";
import { fakeDialogMethods } from "../../support/dialog";

const { navigation, messages } = site;
const labels = messages.layout;

function show(props: Partial<HeaderProps> = {}) {
  render(
    <Header
      logo="/logo.svg"
      logoLabel={labels.logoLabel}
      navigationLabel={labels.mainNavigation}
      navigation={navigation}
      path="/"
      homePath="/"
      localeLinks={null}
      solid={false}
      menuLabel={labels.menuOpen}
      menu={{ current: document.createElement("dialog") }}
      {...props}
    />,
  );
}

const links = () =>
  within(screen.getByRole("navigation", { name: labels.mainNavigation })).getAllByRole("link");

test("the links stand in their order and lead to their routes", () => {
  show();
  expect(links().map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    navigation.map(({ label, path }) => [label, path]),
  );
});

test.each(navigation)("on $label that link alone is marked", ({ label, path }) => {
  show({ path });
  const marked = links().filter((link) => link.getAttribute("aria-current") === "page");
  expect(marked.map((link) => link.textContent)).toEqual([label]);
});

test("on a page that the menu does not list, none is marked", () => {
  show({ path: "/special-offers" });
  expect(links().filter((link) => link.hasAttribute("aria-current"))).toEqual([]);
});

test("the wordmark leads home and says so", () => {
  show({ path: "/about" });
  expect(screen.getByRole("link", { name: labels.logoLabel })).toHaveAttribute("href", "/");
});

test("its ground follows the scroll", () => {
  show({ solid: true });
  expect(screen.getByRole("banner")).toHaveAttribute("data-solid", "true");
});

test("the menu button says what it opens and whether that is open", async () => {
  const { showModal } = fakeDialogMethods();
  const menu = document.createElement("dialog");
  show({ menu: { current: menu } });
  const button = screen.getByRole("button", { name: labels.menuOpen });
  expect(button).toHaveAttribute("aria-haspopup", "dialog");
  expect(button).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(button);
  await waitFor(() => expect(showModal).toHaveBeenCalledTimes(1));
  expect(button).toHaveAttribute("aria-expanded", "true");
  act(() => menu.close());
  expect(button).toHaveAttribute("aria-expanded", "false");
});
