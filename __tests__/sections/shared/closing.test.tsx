import { render, screen } from "@testing-library/react";
import { Closing } from "../../../src/sections/shared/closing";
import { home, servicesPage as services, specialOffersPage as offers } from "../../support/content";

test("an invitation has a heading, a sentence and a button", () => {
  render(<Closing closing={services.closing} />);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(services.closing.heading);
  expect(screen.getByText(services.closing.lead)).toBeInTheDocument();
  const { label, path } = services.closing.action;
  expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", path);
});

test("a link that says the heading itself is the heading", () => {
  const { action } = home.closing;
  render(<Closing closing={{ ...home.closing, heading: action.label }} bigLink />);
  expect(screen.getAllByText(action.label)).toHaveLength(1);
  expect(screen.getByRole("heading", { level: 2, name: action.label })).toBeInTheDocument();
});

test("another heading stands above it, and a note below", () => {
  render(
    <Closing closing={{ ...offers.closing, heading: "Tea is ready" }} bigLink>
      <p>Until September</p>
    </Closing>,
  );
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Tea is ready");
  expect(screen.getByRole("link", { name: offers.closing.action.label })).toBeInTheDocument();
  expect(screen.getByText("Until September")).toBeInTheDocument();
});
