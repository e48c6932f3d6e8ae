/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { copyProject } from "../../scripts/lib/fixture-project";

test("a deleted file is gone from the next copy of the project; what Gatsby built there stays", () => {
  const dir = copyProject(fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-copy-")));
  const added = ["content/brand/left.svg", "content/schema/left.json", "src/left.ts"];
  for (const name of [...added, "public"]) fs.writeFileSync(path.join(dir, name), "");
  copyProject(dir);
  const isThere = (name: string) => fs.existsSync(path.join(dir, name));
  const left = [...added, "content/site.json", "public"].filter(isThere);
  fs.rmSync(dir, { recursive: true });
  expect(left).toEqual(["content/site.json", "public"]);
});
