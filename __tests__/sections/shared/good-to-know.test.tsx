import { render, screen, within } from "@testing-library/react";
import { GoodToKnow } from "../../../src/sections/shared/good-to-know";
import { servicesPage } from "../../support/content";

const { heading, items } = servicesPage.goodToKnow;

test("what clients should know is a list under its heading", () => {
  render(<GoodToKnow goodToKnow={{ heading, items }} />);
  expect(screen.getByRole("heading", { name: "Good to know" })).toBeInTheDocument();
  const list = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(list.map(({ textContent }) => textContent)).toEqual(items);
});

test.each([
  ["without the field", null],
  ["without texts", { heading, items: [] }],
])("%s, there is no heading", (_, goodToKnow) => {
  const { container } = render(<GoodToKnow goodToKnow={goodToKnow} />);
  expect(container).toBeEmptyDOMElement();
});
