import { render, screen } from "@testing-library/react";
import { Mission } from "../../../src/sections/about/mission";
import { Reviews } from "../../../src/sections/shared/reviews";
import { about as page } from "../../support/content";
import { inLocale } from "../../support/locale";

test("the two lines of the mission are one heading", () => {
  render(<Mission mission={page.mission} />);
  expect(screen.getByRole("heading", { name: "Beauty + Soul" })).toBeInTheDocument();
});

const inEnglish = (text: string) => ({ language: "en", direction: "ltr", text });

test.each([
  ["of 90 letters on About is as large as a heading", 90, true, true],
  ["of more than 90 letters is not", 91, true, false],
  ["is not on Testimonials", 90, false, false],
])("only the first review, and one that %s", (_, letters, oneVoice, isLarge) => {
  const [name, label] = [inEnglish("Noura A."), inEnglish("Regular Client")];
  const texts = ["a".repeat(letters), "b"];
  const reviews = texts.map((text) => ({ name, label, quote: inEnglish(text) }));
  render(inLocale(<Reviews reviewsHeading="" reviews={reviews} oneVoice={oneVoice} />));
  const large = texts.map((text) => !!screen.getByText(text).closest(".h2"));
  expect(large).toEqual([isLarge, false]);
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
