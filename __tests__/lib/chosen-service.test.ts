import { addressToBook, chosenService } from "../../src/lib/chosen-service";

const services = [
  { slug: "hair-spa", name: "Hair Spa" },
  { slug: "hydrafacial", name: "Hydrafacial" },
];

test.each(["/contact", "/ar/contact"])(
  "an address under %s names a service, and the service is read from it",
  (contactPath) => {
    const { pathname, search } = new URL(addressToBook(contactPath, "hydrafacial"), "https://site");
    expect(pathname).toBe(contactPath);
    expect(chosenService(search, services)?.name).toBe("Hydrafacial");
  },
);

test.each(["", "?service=", "?service=no-such-service", "?other=hair-spa", "?service=%E0%A4%A"])(
  "the query '%s' names no service",
  (search) => {
    expect(chosenService(search, services)).toBeUndefined();
  },
);
