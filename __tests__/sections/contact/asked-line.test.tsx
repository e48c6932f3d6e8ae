import { render, screen } from "@testing-library/react";
import { AskedLine } from "../../../src/sections/contact/asked-line";
import { contentIn } from "../../support/content";
import { inLocale } from "../../support/locale";

const spa = { key: "service/hair-spa", name: "Hair Spa" };
const look = { key: "nails/french-almond", name: "" };

function show(items: readonly (typeof spa)[], code = "en") {
  const { form } = contentIn(code).contact;
  const noForms = { zero: null, one: null, two: null, few: null, many: null };
  const labels = {
    ...form,
    askedMore: { ...noForms, ...form.askedMore },
    askedLooks: { ...noForms, ...form.askedLooks },
  };
  return render(inLocale(<AskedLine asked={{ items: [...items] }} labels={labels} />, code));
}

test.each([
  ["en", [spa], "You are asking for Hair Spa"],
  ["en", [spa, look], "You are asking for Hair Spa and 1 more"],
  ["en", [spa, spa, look], "You are asking for Hair Spa and 2 more"],
  ["en", [look], "You are asking for one look"],
  ["en", [look, look], "You are asking for 2 looks"],
  ["ar", [spa, spa, look], "اخترتِ Hair Spa وطلبين آخرين"],
  ["ar", [look, look, look], "اخترتِ 3 صور"],
])("in %s, the line for %j leads to the list: %s", (code, items, text) => {
  show(items, code);
  expect(screen.getByRole("link", { name: text })).toHaveAttribute("href", "#asked");
});

test("there is no link without a choice", () => {
  show([]);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
