import { render, screen } from "@testing-library/react";
import { interpolate } from "../../../src/lib/interpolate";
import { OffersClosing } from "../../../src/sections/special-offers/offers-closing";
import { builtHtml } from "../../support/built-html";
import { specialOffersPage as page } from "../../support/content";

const lastDay = "2024-09-10";
const note = interpolate(page.note, { date: "September 10, 2024" });
const closing = (builtOn: string) => (
  <OffersClosing
    {...page}
    validUntil={lastDay}
    validUntilText="September 10, 2024"
    builtOn={builtOn}
  />
);

/** What a reader sees of HTML. */
const textOf = (html: string) =>
  new DOMParser().parseFromString(html, "text/html").body.textContent;

afterEach(() => jest.useRealTimers());

function visitAt(moment: string) {
  jest.useFakeTimers({ now: new Date(moment) });
}

test("the note writes the date as the specification does", () => {
  render(closing(lastDay));
  expect(screen.getByText(note)).toBeInTheDocument();
});

test("the built HTML goes by the day of the build", () => {
  expect(textOf(builtHtml(closing(lastDay)))).not.toContain(page.ended);
  expect(textOf(builtHtml(closing("2024-09-11")))).toContain(page.ended);
});

test("a page built in time still says that the offer ended, once it has", () => {
  visitAt("2024-09-10T21:00:00Z");
  render(closing("2024-09-01"));
  expect(screen.getByText(page.ended)).toBeInTheDocument();
  expect(screen.getByText(note)).toBeInTheDocument();
});

test("the last day is Kuwait's, to its last minute", () => {
  visitAt("2024-09-10T20:59:00Z");
  render(closing("2024-09-01"));
  expect(screen.queryByText(page.ended)).not.toBeInTheDocument();
});
