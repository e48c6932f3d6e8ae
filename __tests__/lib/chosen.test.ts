import { addressToAsk } from "../../src/lib/chosen-photograph";
import { addressToBook } from "../../src/lib/chosen-subject";

test("the addresses of the contact page name a service, an offer or a photograph", () => {
  expect(addressToBook("/ar/contact", "service", "hair-spa")).toBe("/ar/contact?service=hair-spa");
  expect(addressToBook("/contact", "offer", "gold-glamour")).toBe("/contact?offer=gold-glamour");
  expect(addressToAsk("/contact", { category: "nails", slug: "french" })).toBe(
    "/contact?photo=nails/french",
  );
});
