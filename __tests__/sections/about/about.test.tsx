import { render, screen, within } from "@testing-library/react";
import { Mission } from "../../../src/sections/about/mission";
import { Reviews } from "../../../src/sections/about/reviews";
import { Values } from "../../../src/sections/about/values";
import { about as page, reviews } from "../../support/content";

test("the mission on two lines reads as one", () => {
  render(<Mission mission={page.mission} />);
  expect(
    screen.getByRole("heading", { name: `${page.mission.first} ${page.mission.second}` }),
  ).toBeInTheDocument();
});

test("every value has its sentence", () => {
  render(<Values values={page.values} />);
  const values = screen.getAllByRole("listitem");
  expect(values.map((value) => within(value).getByRole("heading").textContent)).toEqual(
    page.values.items.map(({ name }) => name),
  );
  page.values.items.forEach(({ text }, index) => expect(values[index]).toHaveTextContent(text));
});

test("every client is quoted with name and label", () => {
  render(<Reviews reviewsHeading={page.reviewsHeading} reviews={reviews} />);
  const figures = screen.getAllByRole("figure");
  expect(figures).toHaveLength(reviews.length);
  reviews.forEach(({ name, label, quote }, index) => {
    const figure = figures[index];
    expect(figure).toHaveTextContent(name);
    expect(figure).toHaveTextContent(label);
    expect(figure).toHaveTextContent(quote);
  });
});
