import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sendEnquiry } from "../../../src/sections/contact/send-enquiry";
import { builtHtml } from "../../support/built-html";
import {
  button,
  field,
  fillIn,
  labels,
  page,
  rows,
  sent,
  show,
  submit,
} from "../../support/contact-form";
import { contentIn } from "../../support/content";

jest.mock("../../../src/sections/contact/send-enquiry");

const whenIn = (code: string) => contentIn(code).contact.form.when;
const select = (name: "day" | "time", code = "en") =>
  screen.getByRole("combobox", { name: whenIn(code)[name] });
const options = (name: "day" | "time", code?: string) =>
  within(select(name, code))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
const choose = (name: "day" | "time", text: string) => userEvent.selectOptions(select(name), text);
const whatsapp = () => {
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: labels.whatsapp });
  return new URL(href).searchParams.get("text");
};

/** The clock in Kuwait. The salon is open on Saturday, November 28, from 10:00 to 21:00, and closed on Sundays. */
const setClock = (time: string) =>
  jest.spyOn(Date, "now").mockReturnValue(Date.parse(`2026-11-${time}:00+03:00`));

beforeEach(() => {
  localStorage.clear();
  jest.mocked(sendEnquiry).mockReset();
  jest.mocked(sendEnquiry).mockResolvedValue({ stored: true });
  setClock("28T15:00");
});

afterEach(() => jest.restoreAllMocks());

test("the built form has only the first choices; then the next seven days on which the salon is open", () => {
  show().unmount();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = builtHtml(page());
  expect([options("day"), options("time")]).toEqual([["Any day"], ["Any time"]]);
  render(page(), { container, hydrate: true });
  expect(options("day")).toEqual([
    "Any day",
    "Today",
    "Monday, November 30",
    "Tuesday, December 1",
    "Wednesday, December 2",
    "Thursday, December 3",
    "Friday, December 4",
    "Saturday, December 5",
    "In more than a week",
  ]);
  expect(options("time")).toEqual(["Any time", "Morning", "Afternoon", "Evening"]);
});

test("tomorrow has its word, in Arabic, too", () => {
  setClock("29T22:00");
  show({ code: "ar" });
  expect(options("day", "ar").slice(0, 3)).toEqual(["أيّ يوم", "غداً", "الثلاثاء 1 ديسمبر"]);
});

test("a day offers only its parts, today only those to come", async () => {
  show();
  await choose("day", "Today");
  expect(options("time")).toEqual(["Any time", "Afternoon", "Evening"]);
  await choose("day", "Friday, December 4"); // From 14 to 17, and from 18:30.
  expect(options("time")).toEqual(["Any time", "Afternoon", "Evening"]);
});

test("a time waits for a day that has it", async () => {
  show();
  await choose("time", "Morning");
  await choose("day", "Today");
  expect(select("time")).toHaveDisplayValue("Any time");
  expect(whatsapp()).not.toContain("Morning");
  await choose("day", "Monday, November 30");
  expect(select("time")).toHaveDisplayValue("Morning");
});

test.each([
  ["", []],
  [", where storage is refused", ["getItem", "setItem", "removeItem"]],
] as const)(
  "the message says when, before her words; then all is cleared%s",
  async (_, refused) => {
    for (const method of refused) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("", "SecurityError");
      });
    }
    show({ search: "?service=trim" });
    await choose("day", "Monday, November 30");
    await choose("time", "Evening");
    await fillIn("For two.");
    await submit();
    expect(sent()[0]?.message?.replaceAll("\u00a0", " ")).toBe(
      "I would like to book: Trim, KD 3.5, 20 min.\nWhen: Monday, November 30 (Evening).\n\nFor two.",
    );
    expect(select("day")).toHaveDisplayValue("Any day");
    expect(select("time")).toHaveDisplayValue("Any time");
    expect([rows(), field("name")]).toEqual([null, expect.objectContaining({ value: "" })]);
    expect(screen.getByText(labels.success).parentElement).toHaveTextContent(/soon\.$/);
    expect(localStorage).toHaveLength(0);
  },
);

test("a later day asks for its date, which the message has", async () => {
  show({ search: "?service=trim" });
  expect(screen.queryByLabelText("Which date?")).not.toBeInTheDocument();
  await choose("day", "In more than a week");
  await choose("time", "Morning");
  expect(whatsapp()).toContain("\nWhen: In more than a week (Morning).");
  expect(screen.getByLabelText("Which date?")).toHaveAttribute("min", "2026-12-06");
  const date = screen.getByLabelText("Which date?");
  fireEvent.change(date, { target: { value: "0002-01-13" } }); // The first digit of the year.
  expect(date).toHaveValue("0002-01-13");
  expect(whatsapp()).toContain("\nWhen: In more than a week (Morning).");
  fireEvent.change(date, { target: { value: "2027-01-13" } });
  expect(whatsapp()).toContain("\nWhen: Wednesday, January 13 (Morning).");
  await fillIn("");
  for (const refused of ["2027-01-17", "2028-01-12", "2026-11-20"]) {
    fireEvent.change(date, { target: { value: refused } });
    expect(date).toHaveAccessibleDescription(labels.when.refused);
    await submit();
    expect(date).toHaveFocus();
  }
  expect(sendEnquiry).not.toHaveBeenCalled();
  fireEvent.change(date, { target: { value: "" } });
  expect(select("day")).toHaveDisplayValue("In more than a week");
});

test("a day alone does not replace the message, but WhatsApp has it", async () => {
  show();
  await choose("time", "Morning");
  expect(whatsapp()).toBe(`${labels.whatsappEmpty}\nWhen: Morning.`);
  await fillIn("");
  await userEvent.click(button());
  expect(sendEnquiry).not.toHaveBeenCalled();
  expect(field("message")).toHaveAccessibleDescription(
    expect.stringContaining(labels.message.valueMissing),
  );
});

test("the choice is kept for another visit and in the other language", async () => {
  const { unmount } = show();
  await choose("day", "Monday, November 30");
  await choose("time", "Evening");
  unmount();
  show({ code: "ar", search: "?service=trim" });
  expect(select("day", "ar")).toHaveDisplayValue("الاثنين 30 نوفمبر");
  expect(select("time", "ar")).toHaveDisplayValue("مساءً");
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /واتساب/ });
  expect(new URL(link.href).searchParams.get("text")).toContain(
    "\nالموعد المناسب: الاثنين 30 نوفمبر (مساءً).",
  );
});

test("the choice of a day that is over is dropped", async () => {
  const { unmount } = show();
  await choose("day", "Today");
  await choose("time", "Evening");
  unmount();
  setClock("28T21:00");
  show();
  expect(select("day")).toHaveDisplayValue("Any day");
  expect(select("time")).toHaveDisplayValue("Any time");
  expect(whatsapp()).toBe(labels.whatsappEmpty);
});
