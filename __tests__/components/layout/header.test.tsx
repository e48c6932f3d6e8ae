import { render, screen, within } from "@testing-library/react";
import { Header, type HeaderProps } from "../../../src/components/layout/header";
import { site } from "../../support/content";

const { navigation, messages } = site;
const labels = messages.layout;

function show(props: Partial<HeaderProps> = {}) {
  render(
    <Header
      logo={{ src: "/logo.svg", width: 400, height: 200 }}
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

test("marks no link on a page outside the navigation", () => {
  show({ path: "/special-offers" });
  expect(links().filter((link) => link.hasAttribute("aria-current"))).toEqual([]);
});

test("the logo links to Home", () => {
  show({ path: "/about" });
  expect(screen.getByRole("link", { name: labels.logoLabel })).toHaveAttribute("href", "/");
});
