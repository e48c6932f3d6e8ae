import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { forgetLook, keepLook, mostLooks } from "../../../src/hooks/use-kept-looks";
import { linesToAsk } from "../../../src/lib/chosen-photograph";
import { interpolate } from "../../../src/lib/interpolate";
import { loadPage } from "../../../src/lib/load-page";
import { sendEnquiry } from "../../../src/sections/contact/send-enquiry";
import { useLooks } from "../../../src/sections/contact/use-looks";
import { contact, portfolioPage, site as salon } from "../../support/content";
import { inLocale } from "../../support/locale";
import { photographOf, portfolioOf } from "../../support/photos";
import { fakeView, isWatched, report } from "../../support/view";

jest.mock("../../../src/lib/load-page");
jest.mock("../../../src/sections/contact/send-enquiry");

const labels = contact.form;
const { full } = portfolioPage.photograph;
const portfolio = "https://salon/portfolio";
const filters = [
  { key: "nails", ask: { line: "Nails like these:" } },
  { key: "interior", ask: null },
];
const tiles = portfolioOf({ nails: mostLooks + 1 });
const look = (number: number) => `nails/nails-${number}`;
const name = (number: number) => `nails ${number}`;
const address = (number: number) => `${portfolio}/nails/nails-${number}`;

let EnquiryForm: typeof import("../../../src/sections/contact/enquiry-form").EnquiryForm;

beforeAll(async () => {
  document.documentElement.className = "js";
  process.env["GATSBY_SUPABASE_URL"] = "http://localhost:54321";
  process.env["GATSBY_SUPABASE_PUBLISHABLE_KEY"] = "key";
  ({ EnquiryForm } = await import("../../../src/sections/contact/enquiry-form"));
});

beforeEach(() => {
  forgetLook();
  localStorage.clear();
  jest.clearAllMocks();
  fakeView();
  jest.mocked(sendEnquiry).mockResolvedValue({ stored: true });
  jest.mocked(loadPage).mockImplementation(async (path) => {
    const tile = tiles.find((each) => path.endsWith(each.path));
    if (!tile) return null;
    const portfolioItem = photographOf(tile, { name: "Nails", ask: null });
    return { page: { path }, json: { data: { portfolioItem } } };
  });
});

function Page({ search, booking }: { search: string; booking: string }) {
  const { looks, isFull } = useLooks(search, filters);
  const lookLines = linesToAsk(looks, portfolio, filters, labels.looksStart);
  const start = { firstLine: booking, looks, lookLines, full: isFull ? full : "" };
  return <EnquiryForm labels={labels} salon={salon} {...start} />;
}

const fieldset = () => screen.getByRole("group");
const message = () => screen.getByRole("textbox", { name: labels.message.label });
const removeButton = (number: number) =>
  screen.getByRole("button", { name: interpolate(labels.removeLook, { name: name(number) }) });
const names = () =>
  within(screen.getByRole("list", { name: labels.looks }))
    .getAllByRole("listitem")
    .map((row) => row.textContent);

/** The contact page at an address, with the form in view. */
function show({ search = "", booking = "", code = "en" } = {}) {
  history.replaceState(null, "", `/contact${search}`);
  const view = render(inLocale(<Page search={search} booking={booking} />, code));
  if (isWatched(fieldset())) report(fieldset(), { isIntersecting: true });
  return view;
}

const row = (number: number) => screen.findByText(name(number));

test("the message begins with what is kept, at once, and rows show it when the form is near", async () => {
  [1, 2].forEach((number) => keepLook(look(number)));
  render(inLocale(<Page search="" booking="Hair Spa" />));
  const lines = [labels.looksStart, address(1), address(2)];
  expect(message()).toHaveValue(["Hair Spa", ...lines, ""].join("\n"));
  await act(async () => undefined);
  expect(loadPage).not.toHaveBeenCalled();
  report(fieldset(), { isIntersecting: true });
  expect(await row(1)).toBeVisible();
  expect(await row(2)).toBeVisible();
  expect(screen.getByRole("img", { name: tiles[0]?.image.alt ?? "" })).toBeInTheDocument();
  expect(loadPage).toHaveBeenCalledTimes(2);
});

test("a single one has the words of its filter, and its page in the language is loaded", async () => {
  keepLook(look(1));
  show({ code: "ar" });
  expect(message()).toHaveValue(`Nails like these:\n${address(1)}\n`);
  expect(await row(1)).toBeVisible();
  expect(loadPage).toHaveBeenCalledWith("/ar/portfolio/nails/nails-1");
  expect(screen.queryByRole("button", { name: labels.removeLooks })).not.toBeInTheDocument();
});

test("removing one takes its line away and moves the focus to the next, at last to the message", async () => {
  [1, 2, 3].forEach((number) => keepLook(look(number)));
  show();
  await row(3);
  await userEvent.type(message(), "On Friday?");
  await userEvent.click(removeButton(2));
  expect(names()).toEqual([name(1), name(3)]);
  expect(removeButton(3)).toHaveFocus();
  const lines = [labels.looksStart, address(1), address(3)];
  expect(message()).toHaveValue([...lines, "On Friday?"].join("\n"));
  await userEvent.click(removeButton(3));
  expect(removeButton(1)).toHaveFocus();
  await userEvent.click(removeButton(1));
  expect(message()).toHaveValue("On Friday?");
  expect(message()).toHaveFocus();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

test("all can be removed", async () => {
  [1, 2].forEach((number) => keepLook(look(number)));
  show();
  await userEvent.click(await screen.findByRole("button", { name: labels.removeLooks }));
  expect(message()).toHaveValue("");
  expect(message()).toHaveFocus();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

test("a draft and what was kept since then are both in the message", async () => {
  keepLook(look(1));
  const first = show();
  await userEvent.type(message(), "On Friday?");
  first.unmount();
  keepLook(look(2));
  show();
  const lines = [labels.looksStart, address(1), address(2)];
  expect(message()).toHaveValue([...lines, "On Friday?"].join("\n"));
});

test("one whose page is gone is not kept any more", async () => {
  ["nails/gone", look(1)].forEach(keepLook);
  show();
  expect(await row(1)).toBeVisible();
  expect(names()).toEqual([name(1)]);
  expect(message()).toHaveValue(`Nails like these:\n${address(1)}\n`);
});

test.each([
  ["does not load", async () => undefined],
  ["fails", () => Promise.reject(new Error("no"))],
])("one whose page %s stays without a picture, and can be removed", async (_, load) => {
  jest.mocked(loadPage).mockImplementation(load);
  keepLook(look(1));
  show();
  expect(await row(1)).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(message()).toHaveValue(`Nails like these:\n${address(1)}\n`);
  await userEvent.click(removeButton(1));
  expect(message()).toHaveValue("");
});

test("one that visitors cannot ask for is not kept any more", () => {
  ["interior/arch", "barber/beard"].forEach(keepLook);
  show();
  expect(message()).toHaveValue("");
  expect(localStorage).toHaveLength(0);
});

test("the one in the address is kept, once, without a request for another page", async () => {
  const { unmount } = show({ search: `?photo=${look(1)}` });
  expect(message()).toHaveValue(`Nails like these:\n${address(1)}\n`);
  expect(location.pathname + location.search).toBe("/contact");
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole("button", { name: /nails 1/ }));
  unmount();
  show();
  expect(message()).toHaveValue("");
});

test.each(["?photo=interior/arch", "?photo=../../x", "?photo=barber/beard"])(
  "%s is ignored",
  (search) => {
    show({ search });
    expect(message()).toHaveValue("");
    expect(localStorage).toHaveLength(0);
  },
);

test("says that no more can be kept, until one is removed", async () => {
  for (let number = 1; number <= mostLooks; number += 1) keepLook(look(number));
  show({ search: `?photo=${look(mostLooks + 1)}` });
  expect(await screen.findByText(full)).toBeVisible();
  expect(message()).not.toHaveValue(expect.stringContaining(address(mostLooks + 1)));
  await row(1);
  await userEvent.click(removeButton(1));
  expect(screen.queryByText(full)).not.toBeInTheDocument();
});

test("nothing is kept after the enquiry is stored, which has the specified fields", async () => {
  [1, 2].forEach((number) => keepLook(look(number)));
  show({ booking: "Hair Spa" });
  await userEvent.type(screen.getByRole("textbox", { name: labels.name.label }), "Amal");
  await userEvent.type(screen.getByRole("textbox", { name: labels.email.label }), "a@b.co");
  await userEvent.click(screen.getByRole("button", { name: labels.submit }));
  expect(await screen.findByText(labels.success)).toBeVisible();
  const [enquiry] = jest.mocked(sendEnquiry).mock.calls[0] ?? [];
  expect(enquiry?.message.split("\n")).toEqual([
    "Hair Spa",
    labels.looksStart,
    address(1),
    address(2),
  ]);
  expect(Object.keys(enquiry ?? {}).sort()).toEqual([
    "email",
    "id",
    "locale",
    "message",
    "name",
    "phone",
  ]);
  expect(message()).toHaveValue("");
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});
