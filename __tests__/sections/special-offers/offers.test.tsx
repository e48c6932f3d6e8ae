import { render, screen, within } from "@testing-library/react";
import { interpolate } from "../../../src/lib/interpolate";
import { inRows, Offers } from "../../../src/sections/special-offers/offers";
import { offers as list, specialOffersPage as page } from "../../support/content";
import { inLocale } from "../../support/locale";
import { priced } from "../../support/price";

const offers = list.map(({ id, ...offer }) => priced({ jsonId: id, ...offer }));

function cardOf(title: string) {
  render(inLocale(<Offers {...page} offers={offers} />));
  const card = screen.getByRole("heading", { name: title }).closest("li");
  if (!card) throw new Error(`${title} has no card`);
  return within(card);
}

// Specification 2 Special offers, 3, 9: Banner, packages, closing panel
test.each(list.map((offer) => [offer.title, offer] as const))(
  "shows price, services and popularity of %s",
  (title, offer) => {
    const card = cardOf(title);
    expect(
      card.getByText((_text, element) => element?.textContent === offer.price),
    ).toBeInTheDocument();
    expect(card.getAllByRole("listitem").map((item) => item.textContent)).toEqual(offer.services);
    expect(card.queryAllByText(page.popular)).toHaveLength(offer.popular ? 1 : 0);
  },
);

test.each(list)("the button of $title passes it to the contact page in the address", (offer) => {
  const card = cardOf(offer.title);
  const link = card.getByRole("link", {
    name: interpolate(page.bookLabel, { offer: offer.title }),
  });
  expect(link).toHaveTextContent(page.book);
  expect(link).toHaveAttribute("href", `/contact?offer=${offer.slug}`);
});

test.each([
  [1, [1]],
  [2, [2, 2]],
  [3, [3, 3, 3]],
  [4, [2, 2, 2, 2]],
  [5, [3, 3, 3, 2, 2]],
  [7, [3, 3, 3, 2, 2, 2, 2]],
  [0, []],
])("%i cards fill their rows", (count, rows) => {
  const cards = inRows(Array.from({ length: count }));
  expect(cards.map((card) => card["data-row"])).toEqual(rows);
});
