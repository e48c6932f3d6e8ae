import { act, render, screen } from "@testing-library/react";
import { Dock } from "../../../src/components/layout/dock";
import { forgetLook, keepLook } from "../../../src/hooks/use-kept-looks";
import { site } from "../../support/content";

const { bookNow, reviews } = site.messages.layout;

function show(away = false) {
  render(
    <Dock
      bookLabel={bookNow}
      keptLabel={(count) => `, ${count} kept`}
      bookPath="/ar/contact"
      reviewsLabel={reviews}
      reviewsUrl={site.reviewsUrl}
      away={away}
    />,
  );
}

test("Book Now links to the contact page", () => {
  show();
  expect(screen.getByRole("link", { name: bookNow })).toHaveAttribute("href", "/ar/contact");
});

// Specification 1: Reviews open in a new tab
test("the reviews open in a new tab", () => {
  show();
  const link = screen.getByRole("link", { name: reviews });
  expect(link).toHaveAttribute("href", site.reviewsUrl);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
});

test("while photographs are kept, Book Now has their number, and still links to the contact page", () => {
  show();
  act(() => ["nails/a", "events/b"].forEach(keepLook));
  const link = screen.getByRole("link", { name: `${bookNow}, 2 kept` });
  expect(link).toHaveAttribute("data-kept", "2");
  expect(link).toHaveAttribute("href", "/ar/contact");
  act(() => forgetLook());
  expect(screen.getByRole("link", { name: bookNow })).not.toHaveAttribute("data-kept");
});
