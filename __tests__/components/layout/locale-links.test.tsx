import { fireEvent, render, screen } from "@testing-library/react";
import { LocaleLinks } from "../../../src/components/layout/locale-links";

function show(from: string, other: { code: string; urlPrefix: string; name: string; to: string }) {
  render(<LocaleLinks links={[other]} from={from} />);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: other.name });
  link.addEventListener("click", (event) => event.preventDefault());
  return link;
}

const toArabic = { code: "ar", urlPrefix: "/ar", name: "العربية", to: "/ar/services" };
const toEnglish = { code: "en", urlPrefix: "", name: "English", to: "/services" };

afterEach(() => history.replaceState(null, "", "/"));

test("has lang, hreflang and an address that works without JavaScript", () => {
  const link = show("", toArabic);
  expect(link).toHaveAttribute("lang", "ar");
  expect(link).toHaveAttribute("hreflang", "ar");
  expect(link).toHaveAttribute("href", "/ar/services");
});

test.each([
  ["", toArabic, "/services#nails", "/ar/services#nails"],
  ["", toArabic, "/portfolio?category=nails&page=2", "/ar/portfolio?category=nails&page=2"],
  ["", toArabic, "/", "/ar"],
  ["", toArabic, "/?from=link#main", "/ar?from=link#main"],
  ["", toArabic, "/nothing/here", "/ar/nothing/here"],
  ["/ar", toEnglish, "/ar", "/"],
  ["/ar", toEnglish, "/ar/services#nails", "/services#nails"],
  ["/ar", toEnglish, "/ar/nothing", "/nothing"],
])("from %j to %j, the link changes %s to %s", (from, other, address, expected) => {
  const link = show(from, other);
  history.replaceState(null, "", address);
  fireEvent.click(link);
  expect(link).toHaveAttribute("href", expected);
});

test("uses the current address when opened in a new tab", () => {
  const link = show("", toArabic);
  history.replaceState(null, "", "/services#facials");
  fireEvent.pointerDown(link, { button: 1 });
  expect(link).toHaveAttribute("href", "/ar/services#facials");
});
