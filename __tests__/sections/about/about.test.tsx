import { render, screen, within } from "@testing-library/react";
import page from "../../../content/pages/about.json";
import reviews from "../../../content/testimonials/reviews.json";
import { Mission } from "../../../src/sections/about/mission";
import { Reviews } from "../../../src/sections/about/reviews";
import { Values } from "../../../src/sections/about/values";

test("the mission on two lines reads as one", () => {
  render(<Mission mission={page.mission} />);
  expect(screen.getByRole("heading", { name: "Beauty + Soul" })).toBeInTheDocument();
});

test("every value has its sentence", () => {
  render(<Values values={page.values} />);
  const values = screen.getAllByRole("listitem");
  expect(values.map((value) => within(value).getByRole("heading").textContent)).toEqual([
    "Excellence",
    "Personalization",
    "Empowerment",
  ]);
  expect(values[0]).toHaveTextContent(page.values.items[0]?.text ?? "-");
});

test("every client is quoted with her name and the label", () => {
  render(<Reviews reviewsHeading={page.reviewsHeading} reviews={reviews} />);
  const figures = screen.getAllByRole("figure");
  expect(figures).toHaveLength(4);
  reviews.forEach(({ name, quote }, index) => {
    const figure = figures[index];
    expect(figure).toHaveTextContent(name);
    expect(figure).toHaveTextContent("Regular Client");
    expect(figure).toHaveTextContent(quote);
  });
});
