import { addressToAsk, addressToBook } from "../../src/lib/contact-address";

test("the addresses of the contact page name a service, an offer or a photograph", () => {
  expect(addressToBook("/ar", "service", "hair-spa")).toBe("/ar/contact?service=hair-spa");
  expect(addressToBook("", "offer", "gold-glamour")).toBe("/contact?offer=gold-glamour");
  expect(addressToAsk("", { category: "nails", slug: "french" })).toBe(
    "/contact?photo=nails/french",
  );
});
