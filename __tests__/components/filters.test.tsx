import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Filters } from "../../src/components/filters";
import { portfolioPage as content } from "../support/content";

test("one pill is pressed, and a click asks for another", async () => {
  const asked = { onSelect: jest.fn(), onReach: jest.fn() };
  const { filters, filtersLabel } = content;
  render(<Filters label={filtersLabel} filters={filters} selected="nails" {...asked} />);
  expect(screen.getByRole("group", { name: filtersLabel })).toBeInTheDocument();
  const nameOf = (key: string) => filters.find((filter) => filter.key === key)?.name ?? "";
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(
    filters.map(({ name }) => name),
  );
  expect(screen.getAllByRole("button", { pressed: true })).toEqual([
    screen.getByRole("button", { name: nameOf("nails") }),
  ]);
  await userEvent.click(screen.getByRole("button", { name: nameOf("events") }));
  expect(asked.onReach).toHaveBeenCalledWith("events");
  expect(asked.onSelect).toHaveBeenCalledWith("events");
});
