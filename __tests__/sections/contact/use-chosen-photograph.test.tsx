import { render, screen } from "@testing-library/react";
import { loadPage } from "../../../src/lib/load-page";
import { useChosenPhotograph } from "../../../src/sections/contact/use-chosen-photograph";
import { inLocale } from "../../support/locale";
import { photographOf, portfolioOf } from "../../support/photos";

jest.mock("../../../src/lib/load-page");

const [tile] = portfolioOf({ nails: 1 }) as [Queries.PortfolioTileFragment];
const ask = { label: "Ask for this set", line: "I would like nails like these:" };

function serve(data: { portfolioItem?: Queries.PhotographItemFragment } | undefined) {
  jest
    .mocked(loadPage)
    .mockImplementation(async (path) => data && { page: { path }, json: { data } });
}

function Chosen({ search }: { search: string }) {
  return <p>{useChosenPhotograph(search)?.item.name ?? "none"}</p>;
}

const show = (search: string, code = "en") => render(inLocale(<Chosen search={search} />, code));
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => jest.clearAllMocks());

test("is the photograph in the address, from the data of its own page", async () => {
  serve({ portfolioItem: photographOf(tile, { name: "Nails", ask }) });
  show("?photo=nails/nails-1");
  expect(await screen.findByText("nails 1")).toBeVisible();
  expect(loadPage).toHaveBeenCalledWith("/portfolio/nails/nails-1");
});

test("is in the language of the page", async () => {
  const arabic = { ...tile, path: `/ar${tile.path}` };
  serve({ portfolioItem: photographOf(arabic, { name: "Nails", ask }) });
  show("?photo=nails/nails-1", "ar");
  expect(await screen.findByText("nails 1")).toBeVisible();
  expect(loadPage).toHaveBeenCalledWith("/ar/portfolio/nails/nails-1");
});

test.each([
  [
    "the filter has no words to ask for it",
    { portfolioItem: photographOf(tile, { name: "Interior", ask: null }) },
  ],
  ["the page at the address is not a photograph's", {}],
  ["there is no such page", undefined],
])("is nothing if %s", async (_, data) => {
  serve(data);
  show("?photo=nails/nails-1");
  await settled();
  expect(screen.getByText("none")).toBeVisible();
});

test.each(["", "?photo=../../x"])("requests nothing for %p", async (search) => {
  show(search);
  await settled();
  expect(loadPage).not.toHaveBeenCalled();
});
