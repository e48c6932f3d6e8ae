import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Reporter } from "gatsby";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { checkWhileDeveloping } from "../../src/content-check/check-while-developing";
import { ContentCopy } from "./content-copy";

const file = "services/services.json";
const copy = new ContentCopy();
const text = readFileSync(copy.at(file), "utf8");
const price = /"price": "[^"]*"/.exec(text)?.[0] ?? "";
const line = text.slice(0, text.indexOf(price)).split("\n").length;

/* The reporter that Gatsby passes to a site returns nothing. */
const reporter = { error: jest.fn<undefined, [unknown]>(), success: jest.fn() };
const onChange = jest.fn();
/* Throws if Gatsby no longer has this function. */
const emitError = jest.spyOn(websocketManager, "emitError").mockReturnValue();
let stop: () => void;

beforeAll(() => {
  copy.put(file, text);
  stop = checkWhileDeveloping(reporter as unknown as Reporter, onChange, copy.folder);
});

afterAll(() => {
  stop();
  copy.remove();
});

/** Waits up to ten seconds for a check, which starts shortly after a file is saved. */
async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!condition() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
}

test("reports a saved mistake with its position and clears it once corrected", async () => {
  /* Many editors replace the file instead of writing to it. */
  writeFileSync(copy.at("new.tmp"), text.replace(price, '"price": "KD five"'));
  renameSync(copy.at("new.tmp"), copy.at(file));
  await until(() => emitError.mock.calls.length === 1);
  expect(reporter.error).toHaveBeenCalledTimes(1);
  expect(reporter.error.mock.calls[0]?.[0]).toMatchObject({
    context: { sourceMessage: expect.stringContaining('"KD five" is not a price') },
    location: { start: { line } },
  });
  expect(emitError).toHaveBeenLastCalledWith("content", [
    expect.objectContaining({
      text: expect.stringContaining('"KD five" is not a price'),
      location: { start: { line, column: expect.any(Number) } },
    }),
  ]);
  expect(onChange).toHaveBeenCalledWith(false);
  expect(onChange).not.toHaveBeenCalledWith(true);
  writeFileSync(copy.at(file), text);
  await until(() => emitError.mock.calls.length === 2);
  expect(emitError).toHaveBeenLastCalledWith("content", null);
  expect(reporter.error).toHaveBeenCalledTimes(1);
  expect(reporter.success).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenLastCalledWith(true);
});
