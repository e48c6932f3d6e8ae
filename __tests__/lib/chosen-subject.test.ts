import { addressToBook, chosenSubject } from "../../src/lib/chosen-subject";

const subjects = {
  service: [
    { slug: "hair-spa", name: "Hair Spa" },
    { slug: "gold-facial", name: "Gold Facial" },
  ],
  offer: [
    { slug: "gold-glamour", name: "Gold Glamour" },
    { slug: "hair-spa", name: "Hair Spa Evening" },
  ],
};

test.each([
  ["/contact", "service", "gold-facial", "Gold Facial"],
  ["/ar/contact", "service", "hair-spa", "Hair Spa"],
  ["/contact", "offer", "hair-spa", "Hair Spa Evening"],
  ["/ar/contact", "offer", "gold-glamour", "Gold Glamour"],
] as const)("the query of an address under %s selects the %s %s", (path, kind, slug, name) => {
  const { pathname, search } = new URL(addressToBook(path, kind, slug), "https://site");
  expect(pathname).toBe(path);
  expect(chosenSubject(search, subjects)?.name).toBe(name);
});

test("an unknown service does not hide the offer", () => {
  expect(chosenSubject("?service=nothing&offer=gold-glamour", subjects)?.name).toBe("Gold Glamour");
});

test.each([
  "",
  "?service=",
  "?service=no-such-service",
  "?offer=gold-facial",
  "?other=hair-spa",
  "?service=%E0%A4%A",
  "?offer=__proto__",
  "?__proto__=hair-spa",
])("the query '%s' selects nothing", (search) => {
  expect(chosenSubject(search, subjects)).toBeUndefined();
});
