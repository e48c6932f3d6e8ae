import { render, screen } from "@testing-library/react";
import { Mission } from "../../../src/sections/about/mission";
import { Reviews } from "../../../src/sections/shared/reviews";
import { about as page } from "../../support/content";
import { inLocale } from "../../support/locale";

test("the two lines of the mission are one heading", () => {
  render(<Mission mission={page.mission} />);
  expect(screen.getByRole("heading", { name: "Beauty + Soul" })).toBeInTheDocument();
});

test("a review in another language than the page is marked as such", () => {
  const arabic = (text: string) => ({ language: "ar", direction: "rtl", text });
  const english = { language: "en", direction: "ltr", text: "Regular Client" };
  const review = { name: arabic("نورة"), label: english, quote: arabic("نظافة وهدوء.") };
  render(inLocale(<Reviews reviewsHeading={page.reviewsHeading} reviews={[review]} />));
  const quote = screen.getByText("نظافة وهدوء.").closest("blockquote");
  expect(quote).toHaveAttribute("lang", "ar");
  expect(quote).toHaveAttribute("dir", "rtl");
  expect(screen.getByText("Regular Client")).not.toHaveAttribute("lang");
});
