import { render, screen, within } from "@testing-library/react";
import { Header, type HeaderProps } from "../../../src/components/layout/header";
import { site } from "../../support/content";

const { navigation } = site;

function show(props: Partial<HeaderProps> = {}) {
  render(
    <Header
      logo={{ src: "/logo.svg", width: 400, height: 200 }}
      logoLabel="Sidra, home"
      navigationLabel="Main"
      navigation={navigation}
      path="/"
      homePath="/"
      localeLinks={null}
      solid={false}
      menuLabel="Menu"
      menu={{ current: document.createElement("dialog") }}
      {...props}
    />,
  );
}

const links = () => within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link");

test("marks no link on a page outside the navigation", () => {
  show({ path: "/special-offers" });
  expect(links().filter((link) => link.hasAttribute("aria-current"))).toEqual([]);
});

test("the logo links to Home", () => {
  show({ path: "/about" });
  expect(screen.getByRole("link", { name: "Sidra, home" })).toHaveAttribute("href", "/");
});
