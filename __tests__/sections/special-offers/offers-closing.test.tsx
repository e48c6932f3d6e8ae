import { render, screen } from "@testing-library/react";
import { OffersClosing } from "../../../src/sections/special-offers/offers-closing";
import { specialOffers as page } from "../../support/content";

const note = "Limited time offer valid until September 10, 2024";
const words = { closing: page.closing, note: "Limited time offer valid until {date}" };

test("the note names the last day", () => {
  render(<OffersClosing {...words} hasOffers validUntilText="September 10, 2024" />);
  expect(screen.getByText(note)).toBeInTheDocument();
});

test.each([
  ["without offers", { hasOffers: false, validUntilText: "September 10, 2024" }],
  ["without a last day", { hasOffers: true, validUntilText: null }],
])("%s, there is no note", (_, props) => {
  render(<OffersClosing {...words} {...props} />);
  expect(screen.queryByText(/valid until/)).not.toBeInTheDocument();
  expect(screen.getByRole("heading")).toBeInTheDocument();
});
