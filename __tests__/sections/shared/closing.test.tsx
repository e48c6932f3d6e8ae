import { render, screen } from "@testing-library/react";
import { Closing } from "../../../src/sections/shared/closing";
import { home, servicesPage as services, specialOffers as offers } from "../../support/content";

test("shows a heading, a text and a button", () => {
  render(<Closing closing={services.closing} />);
  expect(
    screen.getByRole("heading", { level: 2, name: "Ready to Experience Our Services?" }),
  ).toBeVisible();
  expect(screen.getByText("Choose a day. We will have the coffee ready.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Book Now" })).toHaveAttribute("href", "/contact");
});

test("a link with the text of the heading is the heading", () => {
  render(<Closing closing={home.closing} bigLink />);
  expect(screen.getAllByText("Book Your Appointment")).toHaveLength(1);
  expect(screen.getByRole("heading", { level: 2, name: "Book Your Appointment" })).toBeVisible();
});

test("a link to a phone number calls it", () => {
  const action = { label: "Call to book", path: "tel:+96522000101" };
  render(<Closing closing={{ ...services.closing, action }} />);
  expect(screen.getByRole("link", { name: "Call to book" })).toHaveAttribute(
    "href",
    "tel:+96522000101",
  );
});

test("another heading is above the link, and the children below", () => {
  render(
    <Closing closing={offers.closing} bigLink>
      <p>Until September</p>
    </Closing>,
  );
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(
    "Ready to Experience the Best?",
  );
  expect(screen.getByRole("link", { name: "Book Your Session Today" })).toBeInTheDocument();
  expect(screen.getByText("Until September")).toBeInTheDocument();
});
