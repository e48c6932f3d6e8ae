import { headersFor } from "../../scripts/lib/headers-for";
import { adminBackend } from "../../src/admin/write-admin";
import { headersFile } from "../../src/build/headers-file";
import { refuseUncheckedRelease } from "../../src/build/previews";

/* Cloudflare builds the branches of the repository, without variables of the project (docs/release.md). */

const builtByCloudflare = (branch: string) => ({
  NODE_ENV: "production" as const,
  CF_PAGES: "1",
  CF_PAGES_BRANCH: branch,
});

test("search engines must not list the preview of a branch, only the salon's own address", () => {
  const file = headersFile("default-src 'none'");
  const tagAt = (address: string) => headersFor(file, address)["x-robots-tag"];
  expect(tagAt("content.salon.pages.dev/about")).toBe("noindex");
  expect(tagAt("1a2b3c4d.salon.pages.dev/about")).toBe("noindex");
  expect(tagAt("salon.example.com/about")).toBeUndefined();
});

test("the preview of a branch has no forms for staff", () => {
  expect(adminBackend(builtByCloudflare("content"))).toBeUndefined();
});

test("Cloudflare cannot build main, which is published only after the checks", () => {
  const panic = jest.fn();
  refuseUncheckedRelease({ panic }, builtByCloudflare("content"));
  refuseUncheckedRelease({ panic }, { NODE_ENV: "production" });
  expect(panic).not.toHaveBeenCalled();
  refuseUncheckedRelease({ panic }, builtByCloudflare("main"));
  expect(panic).toHaveBeenCalledWith(
    expect.stringContaining("Enable automatic production branch deployments"),
  );
});
