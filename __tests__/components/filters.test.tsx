import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Filters } from "../../src/components/filters";

test("links each filter, marks the selected one and calls onSelect for another", async () => {
  const asked = { onSelect: jest.fn(), onPrefetch: jest.fn() };
  const filters = ["All", "Events", "Nails"].map((name) => {
    const key = name.toLowerCase();
    return { key, name, path: `/all/${key}` };
  });
  render(<Filters label="By category" filters={filters} selected="nails" {...asked} />);
  expect(screen.getByRole("group", { name: "By category" })).toBeInTheDocument();
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    filters.map(({ name, path }) => [name, path]),
  );
  expect(screen.getAllByRole("link", { current: true })).toEqual([
    screen.getByRole("link", { name: "Nails" }),
  ]);
  await userEvent.click(screen.getByRole("link", { name: "Events" }));
  expect(asked.onPrefetch).toHaveBeenCalledWith("events");
  expect(asked.onSelect).toHaveBeenCalledWith("events");
});
