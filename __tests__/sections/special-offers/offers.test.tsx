import { render, screen, within } from "@testing-library/react";
import { arabicFormats } from "../../../src/i18n/formats";
import { NoOffers } from "../../../src/sections/special-offers/no-offers";
import { Offers } from "../../../src/sections/special-offers/offers";
import { offers, specialOffers as page } from "../../support/content";
import { inLocale } from "../../support/locale";
import { priced } from "../../support/price";

const packages = offers.map(({ id, price, was, until, ...offer }) => ({
  jsonId: id,
  was: was ? priced({ price: was }).price : null,
  ...offer,
  price: price ? priced({ price }).price : null,
  untilText: until ? "December 1, 2026" : null,
}));

function cardOf(title: string) {
  render(inLocale(<Offers {...page} offers={packages} />));
  const card = screen.getByRole("heading", { name: title }).closest("li");
  if (!card) throw new Error(`${title} has no card`);
  return within(card);
}

// Specification 2 Special offers, 3, 9: Banner, packages, closing panel
test.each([
  ["Bath and Stones", "KD 33", ["Moroccan Bath", "Hot Stone Massage"]],
  ["New Term", "KD 12.125", ["Long Layers"]],
])("shows the price of %s, %s, its services and that it is popular", (title, price, services) => {
  const card = cardOf(title);
  expect(
    card.getByText((_text, element) => element?.textContent === price, { selector: "p" }),
  ).toBeInTheDocument();
  expect(card.getAllByRole("listitem").map((item) => item.textContent)).toEqual(services);
  expect(card.getByText("Most popular")).toBeInTheDocument();
});

test("a price in Arabic has a space before its currency", () => {
  const offer = priced({ price: "KD 25" }, arabicFormats);
  render(
    inLocale(
      <Offers {...page} offers={packages.slice(0, 1).map((each) => ({ ...each, ...offer }))} />,
    ),
  );
  expect(screen.getByText("د.ك").closest("p")).toHaveTextContent(/^[\d.]+ د\.ك$/);
});

test("the button of a package passes it to the contact page in the address", () => {
  const link = cardOf("Two Sisters").getByRole("link", { name: "Book Now: Two Sisters" });
  expect(link).toHaveTextContent("Book Now");
  expect(link).toHaveAttribute("href", "/contact?offer=two-sisters");
});

test("a package without a price has no figure, and one that is not popular no label", () => {
  expect(cardOf("Two Sisters").queryByText(/KD|Most popular/)).not.toBeInTheDocument();
});

test("a former price is struck through and named for screen readers", () => {
  const former = cardOf("Rose Evening").getByText("KD 31.5");
  expect(former.tagName).toBe("S");
  expect(former.closest("p")).toHaveTextContent("before KD 31.5");
});

test("a package with a last day of its own shows it", () => {
  expect(cardOf("New Term").getByText("Until December 1, 2026")).toBeInTheDocument();
});

test("without offers, a sentence links to the prices", () => {
  render(<NoOffers none={page.none} />);
  expect(screen.getByText(/^No packages at the moment/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "See all prices" })).toHaveAttribute("href", "/services");
});
