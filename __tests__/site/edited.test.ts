/** @jest-environment node */
import { checkContent } from "../../src/content-check/check-content";
import { fixtureBuild } from "../support/fixture";

test("what staff edited passes the content check", async () => {
  const problems = await checkContent(fixtureBuild("edited").contentDir());
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
});
