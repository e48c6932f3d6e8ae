import { render, screen } from "@testing-library/react";
import { Heading, type HeadingProps } from "../../../src/sections/special-offers/heading";
import { builtHtml } from "../../support/built-html";
import { specialOffers as page } from "../../support/content";
import { inLocale } from "../../support/locale";
import { picture } from "../../support/picture";

const banner = { tall: { focus: null, ...picture("") }, wide: picture("") };
const lastDay = "2024-09-10";
const heading = (builtOn: string, other: Partial<HeadingProps> = {}) =>
  inLocale(
    <Heading
      {...page}
      banner={banner}
      path="/special-offers"
      hasOffers
      validUntil={lastDay}
      builtOn={builtOn}
      {...other}
    />,
  );

/** The visible text of HTML. */
const textOf = (html: string) =>
  new DOMParser().parseFromString(html, "text/html").body.textContent;

afterEach(() => jest.useRealTimers());

function visitAt(moment: string) {
  jest.useFakeTimers({ now: new Date(moment) });
}

test("the built HTML uses the day of the build", () => {
  expect(textOf(builtHtml(heading(lastDay)))).not.toContain(page.ended);
  expect(textOf(builtHtml(heading("2024-09-11")))).toContain(page.ended);
});

// Specification 2 Special offers: The subtitle, also after the last day
test("the browser shows above the subtitle that the offers have ended since the build", () => {
  visitAt("2024-09-10T21:00:00Z");
  render(heading("2024-09-01"));
  const [subtitle, ended] = [screen.getByText(page.subtitle), screen.getByText(page.ended)];
  expect(ended.compareDocumentPosition(subtitle)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("the offers end at midnight in Kuwait", () => {
  visitAt("2024-09-10T20:59:00Z");
  render(heading("2024-09-01"));
  expect(screen.queryByText(page.ended)).not.toBeInTheDocument();
});

test.each([
  ["without offers", { hasOffers: false }],
  ["without a last day", { validUntil: null }],
])("%s, the page does not say that they have ended", (_, other) => {
  render(heading("2024-09-11", other));
  expect(screen.queryByText(page.ended)).not.toBeInTheDocument();
});
