import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { addWish, mostPhotographs } from "../../../src/hooks/use-stored-wishes";
import { interpolate } from "../../../src/lib/interpolate";
import { loadPage } from "../../../src/lib/load-page";
import { enquiryFieldNames } from "../../../src/sections/contact/enquiry";
import { sendEnquiry } from "../../../src/sections/contact/send-enquiry";
import { builtHtml } from "../../support/built-html";
import {
  elsewhere,
  field,
  fillIn,
  full,
  labels,
  page,
  portfolio,
  rows,
  sent,
  show,
  submit,
  visit,
} from "../../support/contact-form";
import { photographOf, portfolioOf } from "../../support/photos";
import { fakeView, isWatched, report } from "../../support/view";

jest.mock("../../../src/lib/load-page");
jest.mock("../../../src/sections/contact/send-enquiry");

const tiles = portfolioOf({ nails: mostPhotographs + 1 });
const photograph = (number: number) => `nails/nails-${number}`;
const name = (number: number) => `nails ${number}`;
const address = (number: number) => `${portfolio}/nails/nails-${number}`;

const keepAll = (...numbers: number[]) =>
  act(() => numbers.forEach((each) => addWish(photograph(each))));
const keepEight = () => keepAll(1, 2, 3, 4, 5, 6, 7, 8);
const kept = () => localStorage.getItem("wishes")?.replace(/ \d+$/gm, "").split("\n");
const loaded = (number: number) => screen.findByText(name(number));
const removeButton = (each: string) =>
  screen.getByRole("button", { name: interpolate(labels.remove, { name: each }) });

/** The form in view. */
function showNear(options?: Parameters<typeof show>[0]) {
  const view = show(options);
  const fieldset = screen.getByRole("none");
  if (isWatched(fieldset)) report(fieldset, { isIntersecting: true });
  return view;
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  fakeView();
  jest.mocked(sendEnquiry).mockResolvedValue({ stored: true });
  jest.mocked(loadPage).mockImplementation(async (path) => {
    const tile = tiles.find((each) => path.endsWith(each.path));
    if (!tile) return null;
    const photograph = photographOf(tile, { name: "Nails", ask: null });
    return { page: { path }, json: { data: { photograph } } };
  });
});

afterEach(() => jest.restoreAllMocks());

describe("what she asks for is beside her message", () => {
  test("her words do not change it, wherever she types them", async () => {
    keepAll(1);
    show({ search: "?service=hair-spa" });
    await fillIn("at 5");
    await userEvent.type(field("message"), "Hi, ", { initialSelectionStart: 0 });
    expect(field("message")).toHaveValue("Hi, at 5");
    await submit();
    expect(sent()[0]?.message).toBe(
      `I would like to book: Hair Spa.\nNails like these:\n${address(1)}\n\nHi, at 5`,
    );
  });

  test("prices and times are in the list, what they come to is below it, and the message has all of it", async () => {
    visit("?service=trim");
    show({ search: "?service=color" });
    expect(rows()).toEqual(["TrimKD\u00a03.5, 20 min", "ColorKD\u00a010 to KD\u00a015"]);
    expect(screen.getByText("Total: KD 13.5 to KD 18.5")).toBeVisible();
    expect(screen.getByText("From KD 15, we ask for a third beforehand.")).toBeVisible();
    await fillIn("");
    await submit();
    expect(sent()[0]?.message?.replaceAll("\u00a0", " ")).toBe(
      "I would like to book:\nTrim, KD 3.5, 20 min\nColor, KD 10 to KD 15\nTotal: KD 13.5 to KD 18.5",
    );
  });

  test("what they come to changes with the list, in a polite region, and is gone for one", async () => {
    visit("?service=trim", "?service=color");
    show({ search: "?service=hair-spa" });
    const region = screen.getByText("Total: from KD 13.5").closest("[aria-live=polite]");
    await userEvent.click(removeButton("Hair Spa"));
    expect(region).toHaveTextContent("Total: KD 13.5 to KD 18.5");
    await userEvent.click(removeButton("Color"));
    expect(screen.queryByText(/Total/)).not.toBeInTheDocument();
  });

  test("a service in the address is added during hydration, too", () => {
    visit("?service=hair-spa");
    history.replaceState(null, "", "/contact?offer=gold-glamour");
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = builtHtml(page());
    render(page(), { container, hydrate: true });
    expect(rows()).toEqual(["Hair Spa", "Gold Glamour"]);
  });

  test("the ninth picture waits, and is added when one is removed", async () => {
    keepEight();
    const { unmount } = showNear({ search: `?photo=${photograph(9)}` });
    expect(screen.getByText(full)).toBeVisible();
    expect(rows()).toHaveLength(8);
    unmount();
    showNear({ search: location.search });
    await loaded(1);
    await userEvent.click(removeButton(name(1)));
    expect(screen.queryByText(full)).not.toBeInTheDocument();
    expect(kept()).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map(photograph));
    await loaded(9);
    await userEvent.click(removeButton(name(9)));
    expect(kept()).toEqual([2, 3, 4, 5, 6, 7, 8].map(photograph));
  });
});

test.each(["?service=hair-spa", "?offer=gold-glamour", `?photo=${photograph(1)}`])(
  "%s adds one row, once, and the address is cleaned without a request",
  async (search) => {
    const { unmount } = show({ search });
    expect(rows()).toHaveLength(1);
    expect(location.pathname + location.search).toBe("/contact");
    expect(navigate).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: /Remove|nails/ }));
    unmount();
    show();
    expect(rows()).toBeNull();
  },
);

test("a service can be removed after the browser has translated the page", async () => {
  visit("?service=hair-spa");
  const { container } = show({ search: "?service=blow-dry" });
  const nodes = [...container.querySelectorAll("*")].flatMap(({ childNodes }) => [...childNodes]);
  for (const text of nodes.filter((node) => node instanceof Text)) {
    /* Chrome puts each text into an element of its own. */
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text);
  }
  await userEvent.click(removeButton("Blow Dry, Short Hair"));
  expect(rows()).toEqual(["Hair Spa"]);
  expect(screen.getByRole("link", { name: "You are asking for Hair Spa" })).toBeVisible();
});

test("Clear removes words, services and offers, not photographs, and is not offered without words", async () => {
  keepAll(1);
  visit("?service=hair-spa");
  const { unmount } = show();
  expect(screen.queryByText(labels.draftRestored)).not.toBeInTheDocument();
  await userEvent.type(field("name"), "Amal");
  unmount();
  show();
  expect(screen.getByText(labels.draftRestored)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: labels.draftClear }));
  expect(screen.queryByText(labels.draftRestored)).not.toBeInTheDocument();
  expect(field("name")).toHaveValue("");
  expect(field("name")).toHaveFocus();
  expect(localStorage.getItem("enquiry")).toBeNull();
  expect(rows()).toEqual([""]);
});

test("the message is required only without a list, also while its error shows", async () => {
  show({ search: "?service=hair-spa" });
  expect(field("message")).not.toBeRequired();
  await userEvent.click(removeButton("Hair Spa"));
  expect(field("message")).toBeRequired();
  await userEvent.click(screen.getByRole("button", { name: labels.submit }));
  expect(field("message")).toHaveAccessibleDescription(
    expect.stringContaining(labels.message.valueMissing),
  );
  elsewhere(() => localStorage.setItem("wishes", `${photograph(1)} ${Date.now()}`));
  expect(field("message")).not.toBeRequired();
  expect(field("message")).not.toBeInvalid();
});

test("what she asks for counts for the limit, and is in the WhatsApp link", async () => {
  show({ search: "?service=hair-spa" });
  await userEvent.click(field("message"));
  await userEvent.paste("m".repeat(4000));
  expect(field("message")).toHaveAccessibleDescription(
    expect.stringContaining(interpolate(labels.message.tooLong, { over: 33, limit: 4000 })),
  );
  await userEvent.clear(field("message"));
  const link = screen.getByRole("link", { name: labels.whatsapp });
  expect(new URL(link.getAttribute("href") ?? "").searchParams.get("text")).toBe(
    "I would like to book: Hair Spa.",
  );
});

test("the same list keeps its id, also when the enquiry then says what photographs show; a changed one gets a new id", async () => {
  jest.spyOn(console, "error").mockImplementation();
  jest.mocked(sendEnquiry).mockResolvedValue({ stored: false, reason: "server", error: "no" });
  keepAll(1, 2);
  show();
  await fillIn("");
  await submit();
  report(screen.getByRole("none"), { isIntersecting: true });
  await loaded(2);
  await submit();
  await userEvent.click(removeButton(name(1)));
  await submit();
  const [third, second, first] = sent();
  const [start, one, two] = [labels.messageStartPhotographs, address(1), address(2)];
  expect(first?.message).toBe([start, one, two].join("\n"));
  expect(second?.message).toBe([start, name(1), one, name(2), two].join("\n"));
  expect(second?.id).toBe(first?.id);
  expect(third?.id).not.toBe(first?.id);
});

test("only what was sent is forgotten", async () => {
  let finish = () => {};
  const result = new Promise<{ stored: true }>((resolve) => {
    finish = () => resolve({ stored: true });
  });
  jest.mocked(sendEnquiry).mockReturnValue(result);
  keepAll(1);
  show({ search: "?service=hair-spa" });
  await fillIn();
  await userEvent.click(screen.getByRole("button", { name: labels.submit }));
  expect(removeButton("Hair Spa")).toBeDisabled();
  keepAll(2);
  await act(async () => finish());
  expect(screen.getByText(labels.success)).toBeInTheDocument();
  expect(kept()).toEqual([photograph(2)]);
  expect(rows()).toHaveLength(1);
  expect(localStorage.getItem("enquiry")).toBeNull();
  const columns = ["id", "locale", ...enquiryFieldNames];
  expect(Object.keys(sent()[0] ?? {}).sort()).toEqual(columns.sort());
});

test("rows show at once; pictures and their names load when the form is near", async () => {
  keepAll(1, 2);
  show({ code: "ar" });
  expect(rows("ar")).toEqual(["", ""]);
  await act(async () => undefined);
  expect(loadPage).not.toHaveBeenCalled();
  report(screen.getByRole("none"), { isIntersecting: true });
  expect(await loaded(1)).toBeVisible();
  expect(await loaded(2)).toBeVisible();
  expect(screen.getByRole("img", { name: tiles[0]?.image.alt ?? "" })).toBeInTheDocument();
  expect(loadPage).toHaveBeenCalledTimes(2);
  expect(loadPage).toHaveBeenCalledWith("/ar/portfolio/nails/nails-1");
});

test("removing one moves the focus to the next, at last to the heading of the form", async () => {
  keepAll(1, 2);
  showNear({ search: "?service=hair-spa" });
  await loaded(2);
  await userEvent.click(removeButton(name(1)));
  expect(removeButton(name(2))).toHaveFocus();
  await userEvent.click(removeButton(name(2)));
  expect(removeButton("Hair Spa")).toHaveFocus();
  await userEvent.click(removeButton("Hair Spa"));
  expect(rows()).toBeNull();
  expect(screen.getByRole("heading", { name: labels.heading })).toHaveFocus();
});

test("a picture whose page is gone is not kept any more, nor one that visitors cannot ask for", async () => {
  ["nails/gone", "interior/arch", photograph(1)].forEach(addWish);
  showNear();
  expect(await loaded(1)).toBeVisible();
  expect(rows()).toEqual([name(1)]);
  expect(kept()).toEqual([photograph(1)]);
});

test.each([
  ["does not load", async () => undefined],
  ["fails", () => Promise.reject(new Error("no"))],
])("one whose page %s stays without a picture, and can be removed", async (_, load) => {
  jest.mocked(loadPage).mockImplementation(load);
  keepAll(1);
  showNear();
  expect(await loaded(1)).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  await userEvent.click(removeButton(name(1)));
  expect(rows()).toBeNull();
});
