import { render, screen } from "@testing-library/react";
import { WishLine } from "../../../src/sections/contact/wish-line";
import { contentIn, noForms } from "../../support/content";
import { inLocale } from "../../support/locale";

const spa = { key: "service/hair-spa", name: "Hair Spa", details: "KD 5" };
const photograph = { key: "nails/french-almond", name: "", details: "" };

function show(all: readonly (typeof spa)[], code = "en") {
  const { form } = contentIn(code).contact;
  const labels = {
    ...form,
    askedMore: { ...noForms, ...form.askedMore },
    askedPhotographs: { ...noForms, ...form.askedPhotographs },
  };
  return render(inLocale(<WishLine wishes={{ all: [...all] }} labels={labels} />, code));
}

test.each([
  ["en", [spa], "You are asking for Hair Spa"],
  ["en", [spa, photograph], "You are asking for Hair Spa and 1 more"],
  ["en", [spa, spa, photograph], "You are asking for Hair Spa and 2 more"],
  ["en", [photograph], "You are asking for one look"],
  ["en", [photograph, photograph], "You are asking for 2 looks"],
  ["ar", [spa, spa, photograph], "اخترتِ Hair Spa وطلبين آخرين"],
  ["ar", [photograph, photograph, photograph], "اخترتِ 3 صور"],
])("in %s, the line for %j leads to the list: %s", (code, all, text) => {
  show(all, code);
  expect(screen.getByRole("link", { name: text })).toHaveAttribute("href", "#asked");
});

test("there is no link without a choice", () => {
  show([]);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
