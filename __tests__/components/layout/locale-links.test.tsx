import { fireEvent, render, screen } from "@testing-library/react";
import { LocaleLinks } from "../../../src/components/layout/locale-links";
import { inLocale } from "../../support/locale";

function show(from: string) {
  render(inLocale(<LocaleLinks />, from, "/services"));
  const link = screen.getByRole<HTMLAnchorElement>("link");
  link.addEventListener("click", (event) => event.preventDefault());
  return link;
}

afterEach(() => history.replaceState(null, "", "/"));

test("has lang, hreflang and an address that works without JavaScript", () => {
  const link = show("en");
  expect(link).toHaveAttribute("lang", "ar");
  expect(link).toHaveAttribute("hreflang", "ar");
  expect(link).toHaveAttribute("href", "/ar/services");
});

test.each([
  ["en", "/services#nails", "/ar/services#nails"],
  ["en", "/portfolio?category=nails&page=2", "/ar/portfolio?category=nails&page=2"],
  ["en", "/", "/ar"],
  ["en", "/?from=link#main", "/ar?from=link#main"],
  ["en", "/nothing/here", "/ar/nothing/here"],
  ["ar", "/ar", "/"],
  ["ar", "/ar/services#nails", "/services#nails"],
  ["ar", "/ar/nothing", "/nothing"],
])("in %j, the link changes %s to %s", (from, address, expected) => {
  const link = show(from);
  history.replaceState(null, "", address);
  fireEvent.click(link);
  expect(link).toHaveAttribute("href", expected);
});

test("uses the current address when opened in a new tab", () => {
  const link = show("en");
  history.replaceState(null, "", "/services#facials");
  fireEvent.pointerDown(link, { button: 1 });
  expect(link).toHaveAttribute("href", "/ar/services#facials");
});
