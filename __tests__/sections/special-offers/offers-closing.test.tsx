import { render, screen } from "@testing-library/react";
import page from "../../../content/pages/special-offers.json";
import { OffersClosing } from "../../../src/sections/special-offers/offers-closing";
import { builtHtml } from "../../support/built-html";

const lastDay = page.validUntil;
const closing = (builtOn: string) => <OffersClosing {...page} builtOn={builtOn} />;

afterEach(() => jest.useRealTimers());

function visitAt(moment: string) {
  jest.useFakeTimers({ now: new Date(moment) });
}

test("the note writes the date as the specification does", () => {
  expect(builtHtml(closing(lastDay))).toContain(
    "Limited time offer valid until September 10, 2024",
  );
});

test("the built HTML goes by the day of the build", () => {
  expect(builtHtml(closing(lastDay))).not.toContain(page.ended);
  expect(builtHtml(closing("2024-09-11"))).toContain(page.ended);
});

test("a page built in time still says that the offer ended, once it has", () => {
  visitAt("2024-09-10T21:00:00Z");
  render(closing("2024-09-01"));
  expect(screen.getByText(page.ended)).toBeInTheDocument();
  expect(screen.getByText(/valid until September 10, 2024$/)).toBeInTheDocument();
});

test("the last day is Kuwait's, to its last minute", () => {
  visitAt("2024-09-10T20:59:00Z");
  render(closing("2024-09-01"));
  expect(screen.queryByText(page.ended)).not.toBeInTheDocument();
});
