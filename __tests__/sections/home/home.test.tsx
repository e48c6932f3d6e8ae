import { render, screen, within } from "@testing-library/react";
import { Overview } from "../../../src/sections/home/overview";
import { Welcome } from "../../../src/sections/home/welcome";
import { home as page } from "../../support/content";
import { inLocale } from "../../support/locale";
import { picture } from "../../support/picture";

type AltText = { readonly alt: string };
const photo = ({ alt }: AltText) => ({ focus: null, ...picture(alt) });

const overview = {
  ...page.overview,
  tiles: page.overview.tiles.map((tile) => ({ ...tile, picture: photo(tile.picture) })),
};

const values = { founded: 2018, hours: "10am to 9pm", days: "Sunday to Friday" };
const forms = { zero: null, one: null, two: null, few: null, many: null };

test.each([
  ["{serviceCount}", { other: "services since {founded}" }, 91, "91", "services since 2018"],
  ["{serviceCount}", { one: "service", other: "services" }, 1, "1", "service"],
  ["{hours}", { other: "{days}" }, 91, "10am to 9pm", "Sunday to Friday"],
])(
  "the fact %s with %j, for %d services, is %s %s",
  (term, detail, serviceCount, shownTerm, shownDetail) => {
    const facts = [{ term, detail: { ...forms, ...detail } }];
    const props = { welcome: { ...page.welcome, facts }, values: { ...values, serviceCount } };
    render(inLocale(<Welcome {...props} />));
    expect(screen.getByRole("term").textContent).toBe(shownTerm);
    expect(screen.getByRole("definition").textContent).toBe(shownDetail);
  },
);

const offers = { allOffer: { totalCount: 1 }, offersPage: { hasEnded: false } };

// Specification 2 Home: Five tiles with their anchors
// Specification 2 Home: 'View All Services', and the offers
test("the tiles link to their anchors, and two links lead to all services and to the offers", () => {
  render(<Overview overview={overview} offers={offers} />);
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  const tiles = screen.getAllByRole("listitem").map((item) => within(item));
  expect(
    tiles.map((tile) => [
      tile.getByRole("heading").textContent,
      tile.getByRole("link").getAttribute("href"),
    ]),
  ).toEqual([
    ["Nails", "/services#nails"],
    ["Hair", "/services#hair"],
    ["Massage", "/services#massage"],
    ["Skin", "/services#skin"],
    ["Makeovers", "/services#makeovers"],
  ]);
  expect(hrefOf("View All Services")).toBe("/services");
  expect(hrefOf("See the special offers")).toBe("/special-offers");
});
