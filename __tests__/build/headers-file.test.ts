import { headersFor } from "../../scripts/lib/headers-for";
import { headersFile } from "../../src/build/headers-file";

test("search engines must not list the host's own addresses, only the salon's", () => {
  const file = headersFile("default-src 'none'");
  const tagAt = (address: string) => headersFor(file, address)["x-robots-tag"];
  expect(tagAt("salon.pages.dev/about")).toBe("noindex");
  expect(tagAt("content.salon.pages.dev/about")).toBe("noindex");
  expect(tagAt("1a2b3c4d.salon.pages.dev/about")).toBe("noindex");
  expect(tagAt("salon.example.com/about")).toBeUndefined();
});
