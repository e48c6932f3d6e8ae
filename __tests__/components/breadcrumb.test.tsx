import { render, screen, within } from "@testing-library/react";
import { Breadcrumb } from "../../src/components/breadcrumb";

function show(path: string, { root = "/", name }: { root?: string; name?: string } = {}) {
  const { container } = render(
    <Breadcrumb
      path={path}
      siteUrl="https://zahrelle.example.com"
      {...(name && { name })}
      home={{ label: "Home", path: root }}
      label="Breadcrumb"
    />,
  );
  const trail = screen.getByRole("navigation", { name: "Breadcrumb" });
  const names = within(trail)
    .getAllByRole("listitem")
    .map((entry) => entry.textContent);
  const scripts = container.querySelectorAll('script[type="application/ld+json"]');
  return { trail, names, scripts };
}

// Specification 2: Breadcrumb: Home, then each segment with a capital
test("starts with Home and capitalises each segment", () => {
  const { trail, names } = show("/special-offers");
  expect(names).toEqual(["Home", "Special-offers"]);
  expect(within(trail).getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(within(trail).getByText("Special-offers")).toHaveAttribute("aria-current", "page");
});

test("shows every segment of a deep path", () => {
  expect(show("/no/such%20page").names).toEqual(["Home", "No", "Such page"]);
});

test("shows the page's name from content and skips the locale's pathPrefix", () => {
  const { trail, names } = show("/ar/special-offers", { root: "/ar", name: "العروض الخاصة" });
  expect(names).toEqual(["Home", "العروض الخاصة"]);
  expect(within(trail).getByRole("link", { name: "Home" })).toHaveAttribute("href", "/ar");
});

test("shows a segment that cannot be decoded unchanged", () => {
  expect(show("/100%25-%").names).toEqual(["Home", "100%25-%"]);
});

test("structured data lists the same entries", () => {
  const { scripts } = show("/a/b");
  expect(scripts).toHaveLength(1);
  const list = JSON.parse(scripts[0]?.textContent ?? "");
  expect(list["@type"]).toBe("BreadcrumbList");
  expect(list.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://zahrelle.example.com/" },
    { "@type": "ListItem", position: 2, name: "A", item: "https://zahrelle.example.com/a" },
    { "@type": "ListItem", position: 3, name: "B", item: "https://zahrelle.example.com/a/b" },
  ]);
});

test("escapes markup in the address", () => {
  const { scripts } = show("/%3C/script%3E%3Cb%3E");
  expect(scripts[0]?.innerHTML).not.toContain("<");
});
