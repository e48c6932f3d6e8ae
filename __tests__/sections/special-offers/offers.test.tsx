import { render, screen, within } from "@testing-library/react";
import { interpolate } from "../../../src/lib/interpolate";
import { NoOffers } from "../../../src/sections/special-offers/no-offers";
import { Offers } from "../../../src/sections/special-offers/offers";
import { sample, specialOffersPage as page } from "../../support/content";
import { inLocale } from "../../support/locale";
import { priced } from "../../support/price";

const offers = sample.offers.map(({ id, ...offer }) => priced({ jsonId: id, was: null, ...offer }));

function cardOf(title: string) {
  render(inLocale(<Offers {...page} offers={offers} />));
  const card = screen.getByRole("heading", { name: title }).closest("li");
  if (!card) throw new Error(`${title} has no card`);
  return within(card);
}

// Specification 2 Special offers, 3, 9: Banner, packages, closing panel
test.each(sample.offers.map((offer) => [offer.title, offer] as const))(
  "shows price, services and popularity of %s",
  (title, offer) => {
    const card = cardOf(title);
    expect(
      card.getByText((_text, element) => element?.textContent === offer.price, { selector: "p" }),
    ).toBeInTheDocument();
    expect(card.getAllByRole("listitem").map((item) => item.textContent)).toEqual(offer.services);
    expect(card.queryAllByText(page.popular)).toHaveLength(offer.popular ? 1 : 0);
  },
);

test.each(sample.offers)(
  "the button of $title passes it to the contact page in the address",
  (offer) => {
    const card = cardOf(offer.title);
    const link = card.getByRole("link", {
      name: interpolate(page.bookLabel, { offer: offer.title }),
    });
    expect(link).toHaveTextContent(page.book);
    expect(link).toHaveAttribute("href", `/contact?offer=${offer.slug}`);
  },
);

test("a former price is struck through and named for screen readers", () => {
  const [offer] = offers.map((each) => ({ ...each, was: { text: "KD 15" } }));
  render(inLocale(<Offers {...page} offers={offer ? [offer] : []} />));
  const former = screen.getByText("KD 15");
  expect(former.tagName).toBe("S");
  expect(former.closest("p")).toHaveTextContent(`${page.was} KD 15`);
});

test("without offers, a sentence links to the prices", () => {
  render(<NoOffers none={page.none} />);
  expect(screen.getByText(page.none.text)).toBeInTheDocument();
  const link = screen.getByRole("link", { name: page.none.action.label });
  expect(link).toHaveAttribute("href", page.none.action.path);
});
