import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Filters } from "../../src/components/filters";
import { portfolioPage as content } from "../support/content";

test("links each filter, marks the selected one and calls onSelect for another", async () => {
  const asked = { onSelect: jest.fn(), onPrefetch: jest.fn() };
  const { filtersLabel } = content;
  const filters = content.filters.map(({ key, name }) => ({ key, name, path: `/all/${key}` }));
  render(<Filters label={filtersLabel} filters={filters} selected="nails" {...asked} />);
  expect(screen.getByRole("group", { name: filtersLabel })).toBeInTheDocument();
  const nameOf = (key: string) => filters.find((filter) => filter.key === key)?.name ?? "";
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    filters.map(({ name, path }) => [name, path]),
  );
  expect(screen.getAllByRole("link", { current: true })).toEqual([
    screen.getByRole("link", { name: nameOf("nails") }),
  ]);
  await userEvent.click(screen.getByRole("link", { name: nameOf("events") }));
  expect(asked.onPrefetch).toHaveBeenCalledWith("events");
  expect(asked.onSelect).toHaveBeenCalledWith("events");
});
