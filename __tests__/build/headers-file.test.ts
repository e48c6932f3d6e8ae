import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { headersFor } from "../../scripts/lib/headers-for";
import { headersFile, writeHeadersFile } from "../../src/build/headers-file";

test("search engines must not list the host's own addresses, only the salon's", () => {
  const file = headersFile("default-src 'none'");
  const tagAt = (address: string) => headersFor(file, address)["x-robots-tag"];
  expect(tagAt("salon.pages.dev/about")).toBe("noindex");
  expect(tagAt("content.salon.pages.dev/about")).toBe("noindex");
  expect(tagAt("1a2b3c4d.salon.pages.dev/about")).toBe("noindex");
  expect(tagAt("salon.example.com/about")).toBeUndefined();
});

test("a line that is longer than the host accepts stops the build", async () => {
  const origins = { mapUrl: "https://maps.google.com", analytics: false };
  const empty = mkdtempSync(path.join(tmpdir(), "zahrelle-headers-"));
  const written = writeHeadersFile(empty, { ...origins, hstsOptions: "x".repeat(2000) });
  await expect(written).rejects.toThrow(/line of 20\d\d characters.+ "Strict-Transport-Security/);
});
