import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Pagination } from "../../src/components/pagination";

function show(pages: number, current = 1) {
  const onSelect = jest.fn();
  const onPrefetch = jest.fn();
  render(
    <Pagination
      label="Portfolio pages"
      pageLabel="Page {page}"
      pages={pages}
      current={current}
      addressOf={(page) => `/portfolio/${page}`}
      onSelect={onSelect}
      onPrefetch={onPrefetch}
    />,
  );
  return { onSelect, onPrefetch };
}

test.each([0, 1])("shows nothing for %i pages", (pages) => {
  show(pages);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("shows gaps between many pages and hides them from screen readers", () => {
  show(30, 10);
  const row = screen.getByRole("navigation");
  expect(row).toHaveTextContent("1…91011…30");
  expect(screen.getAllByRole("link")).toHaveLength(5);
  for (const gap of screen.getAllByText("…")) expect(gap).toHaveAttribute("aria-hidden", "true");
});

test("hover and focus prefetch a page, and Enter selects it", async () => {
  const { onSelect, onPrefetch } = show(3);
  await userEvent.hover(screen.getByRole("link", { name: "Page 3" }));
  expect(onPrefetch).toHaveBeenLastCalledWith(3);
  await userEvent.tab();
  await userEvent.tab();
  expect(onPrefetch).toHaveBeenLastCalledWith(2);
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onSelect).toHaveBeenCalledWith(2);
});
