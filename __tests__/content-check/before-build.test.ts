import type { Reporter } from "gatsby";
import { checkBeforeBuild } from "../../src/content-check/before-build";

afterEach(() => Reflect.deleteProperty(process.env, "GATSBY_SUPABASE_ANON_KEY"));

test("stops a build with the former name of the key, and names the new one", async () => {
  process.env["GATSBY_SUPABASE_ANON_KEY"] = "key";
  const stopped: unknown[] = [];
  const reporter = { warn() {}, panicOnBuild: (text: unknown) => stopped.push(text) };
  await checkBeforeBuild(reporter as unknown as Reporter);
  expect(stopped).toEqual([expect.stringContaining("Set GATSBY_SUPABASE_PUBLISHABLE_KEY")]);
});
