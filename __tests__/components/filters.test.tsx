import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import content from "../../content/pages/portfolio.json";
import { Filters } from "../../src/components/filters";

test("one pill is pressed, and a click asks for another", async () => {
  const onSelect = jest.fn();
  const { filters, filtersLabel } = content;
  render(<Filters label={filtersLabel} filters={filters} selected="nails" onSelect={onSelect} />);
  expect(screen.getByRole("group", { name: filtersLabel })).toBeInTheDocument();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "All",
    "Events",
    "Hairstyles",
    "Nails & Beauty",
    "Interior",
    "Manicure & More",
  ]);
  expect(screen.getAllByRole("button", { pressed: true })).toEqual([
    screen.getByRole("button", { name: "Nails & Beauty" }),
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Events" }));
  expect(onSelect).toHaveBeenCalledWith("events");
});
