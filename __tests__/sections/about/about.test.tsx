import { render, screen } from "@testing-library/react";
import { Mission } from "../../../src/sections/about/mission";
import { about as page } from "../../support/content";

test("the two lines of the mission are one heading", () => {
  render(<Mission mission={page.mission} />);
  expect(
    screen.getByRole("heading", { name: `${page.mission.first} ${page.mission.second}` }),
  ).toBeInTheDocument();
});
