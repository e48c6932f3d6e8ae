import { render, screen, within } from "@testing-library/react";
import { Breadcrumb, type BreadcrumbProps } from "../../src/components/breadcrumb";

function show(
  path: string,
  { root = "/", names }: { root?: string; names?: BreadcrumbProps["names"] } = {},
) {
  const { container } = render(
    <Breadcrumb
      path={path}
      siteUrl="https://zahrelle.example.com"
      {...(names && { names })}
      home={{ label: "Home", path: root }}
      label="Breadcrumb"
    />,
  );
  const trail = screen.getByRole("navigation", { name: "Breadcrumb" });
  const entries = within(trail)
    .getAllByRole("listitem")
    .map((entry) => entry.textContent);
  const scripts = container.querySelectorAll('script[type="application/ld+json"]');
  return { trail, entries, scripts };
}

// Specification 2: Breadcrumb: Home, then each segment with a capital
test("starts with Home and capitalises each segment", () => {
  const { trail, entries } = show("/special-offers");
  expect(entries).toEqual(["Home", "Special-offers"]);
  expect(within(trail).getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(within(trail).getByText("Special-offers")).toHaveAttribute("aria-current", "page");
});

test("shows the page's name from content and skips the locale's urlPrefix", () => {
  const { trail, entries } = show("/ar/special-offers", { root: "/ar", names: ["العروض الخاصة"] });
  expect(entries).toEqual(["Home", "العروض الخاصة"]);
  expect(within(trail).getByRole("link", { name: "Home" })).toHaveAttribute("href", "/ar");
});

test("links the named pages above the current one", () => {
  const { trail, entries } = show("/portfolio/nails/french-almond", {
    names: ["Portfolio", "Nails & Beauty", "French almond"],
  });
  expect(entries).toEqual(["Home", "Portfolio", "Nails & Beauty", "French almond"]);
  const links = within(trail).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/portfolio",
    "/portfolio/nails",
  ]);
  expect(within(trail).getByText("French almond")).toHaveAttribute("aria-current", "page");
});

test("does not link segments without a name, which may have no page", () => {
  const { trail } = show("/no/such/page", { names: [undefined, "Such"] });
  const links = within(trail).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["Home", "Such"]);
});

test("shows a segment that cannot be decoded unchanged", () => {
  expect(show("/100%25-%").entries).toEqual(["Home", "100%25-%"]);
});

test("escapes markup in the address", () => {
  const { scripts } = show("/%3C/script%3E%3Cb%3E");
  expect(scripts[0]?.innerHTML).not.toContain("<");
});
