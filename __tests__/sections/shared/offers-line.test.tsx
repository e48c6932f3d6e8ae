import { render, screen } from "@testing-library/react";
import { OffersLine } from "../../../src/sections/shared/offers-line";

const words = {
  text: "A few favorites cost less together.",
  action: { label: "See the special offers", path: "/special-offers" },
};
const offersOf = (totalCount: number, hasEnded = false) => ({
  allOffer: { totalCount },
  offersPage: { hasEnded },
});

test("links to the offers, after a text until their last day", () => {
  const { container, rerender } = render(<OffersLine offers={offersOf(2)} {...words} />);
  expect(screen.getByRole("link", { name: words.action.label })).toHaveAttribute(
    "href",
    "/special-offers",
  );
  expect(container.textContent).toBe(`${words.text} ${words.action.label}`);
  rerender(<OffersLine offers={offersOf(2, true)} {...words} />);
  expect(container.textContent).toBe(words.action.label);
});

test("is not shown without offers", () => {
  const { container } = render(<OffersLine offers={offersOf(0)} {...words} />);
  expect(container).toBeEmptyDOMElement();
});
