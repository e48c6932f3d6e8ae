import { act, render, screen } from "@testing-library/react";
import { Dock } from "../../../src/components/layout/dock";
import { forgetLooks, keepLook } from "../../../src/hooks/use-kept-looks";

const reviewsUrl = "https://www.google.com/search?q=Sidra+Hawally+reviews";

function show() {
  render(
    <Dock
      bookLabel="Book Now"
      keptLabel={(count) => `, ${count} kept`}
      bookPath="/ar/contact"
      reviewsLabel="Read or write a review"
      reviewsUrl={reviewsUrl}
      small={false}
    />,
  );
}

test("Book Now links to the contact page", () => {
  show();
  expect(screen.getByRole("link", { name: "Book Now" })).toHaveAttribute("href", "/ar/contact");
});

// Specification 1: Reviews open in a new tab
test("the reviews open in a new tab", () => {
  show();
  const link = screen.getByRole("link", { name: "Read or write a review" });
  expect(link).toHaveAttribute("href", reviewsUrl);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
});

test("while photographs are kept, Book Now has their number, and still links to the contact page", () => {
  show();
  act(() => ["nails/a", "events/b"].forEach(keepLook));
  const link = screen.getByRole("link", { name: "Book Now, 2 kept" });
  expect(link).toHaveAttribute("data-kept", "2");
  expect(link).toHaveAttribute("href", "/ar/contact");
  act(() => forgetLooks(["nails/a", "events/b"]));
  expect(screen.getByRole("link", { name: "Book Now" })).not.toHaveAttribute("data-kept");
});
