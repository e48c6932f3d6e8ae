import { render, screen } from "@testing-library/react";
import { interpolate } from "../../../src/lib/interpolate";
import {
  OffersClosing,
  type OffersClosingProps,
} from "../../../src/sections/special-offers/offers-closing";
import { builtHtml } from "../../support/built-html";
import { specialOffersPage as page } from "../../support/content";

const lastDay = "2024-09-10";
const note = interpolate(page.note, { date: "September 10, 2024" });
const closing = (builtOn: string, other: Partial<OffersClosingProps> = {}) => (
  <OffersClosing
    {...page}
    hasOffers
    validUntil={lastDay}
    validUntilText="September 10, 2024"
    builtOn={builtOn}
    {...other}
  />
);

/** The visible text of HTML. */
const textOf = (html: string) =>
  new DOMParser().parseFromString(html, "text/html").body.textContent;

afterEach(() => jest.useRealTimers());

function visitAt(moment: string) {
  jest.useFakeTimers({ now: new Date(moment) });
}

test("the built HTML uses the day of the build", () => {
  expect(textOf(builtHtml(closing(lastDay)))).not.toContain(page.ended);
  expect(textOf(builtHtml(closing("2024-09-11")))).toContain(page.ended);
});

test("the browser shows that the offer has ended since the build", () => {
  visitAt("2024-09-10T21:00:00Z");
  render(closing("2024-09-01"));
  expect(screen.getByText(page.ended)).toBeInTheDocument();
  expect(screen.getByText(note)).toBeInTheDocument();
});

test("the offer ends at midnight in Kuwait", () => {
  visitAt("2024-09-10T20:59:00Z");
  render(closing("2024-09-01"));
  expect(screen.queryByText(page.ended)).not.toBeInTheDocument();
});

test.each([
  ["without offers", { hasOffers: false }],
  ["without a last day", { validUntil: null, validUntilText: null }],
])("%s, there is no line about the last day", (_, other) => {
  render(closing("2024-09-11", other));
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  expect(screen.queryByText(page.ended)).not.toBeInTheDocument();
  expect(screen.getByRole("heading")).toBeInTheDocument();
});
