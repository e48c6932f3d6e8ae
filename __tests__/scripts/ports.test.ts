/** @jest-environment node */
import net from "node:net";
import { choosePort, freePort, freePortFrom } from "../../scripts/lib/ports";

/** The ports that other programs have during a test. */
let others: net.Server[] = [];

beforeEach(() => {
  delete process.env["SITE_PORT"];
});

afterEach(async () => {
  await Promise.all(others.map((other) => new Promise((resolve) => other.close(resolve))));
  others = [];
});

function occupy(port: number, host: string): Promise<void> {
  const other = net.createServer();
  others.push(other);
  return new Promise((resolve) => other.listen(port, host, () => resolve()));
}

test("the port of a setting is taken as it is", async () => {
  const port = await freePort();
  process.env["SITE_PORT"] = String(port);
  expect(await choosePort("SITE_PORT")).toBe(port);
});

test.each(["127.0.0.1", "::"])(
  "the port of a setting that is in use at %s is one line with a remedy",
  async (host) => {
    const port = await freePort();
    await occupy(port, host);
    process.env["SITE_PORT"] = String(port);
    await expect(choosePort("SITE_PORT")).rejects.toThrow(
      new RegExp(
        `^SITE_PORT is ${port}, but another program uses that port\\. .*remove SITE_PORT.*$`,
      ),
    );
  },
);

test.each(["nine", "0", "65536", "90.5"])("a setting of '%s' is no port", async (value) => {
  process.env["SITE_PORT"] = value;
  await expect(choosePort("SITE_PORT")).rejects.toThrow(`SITE_PORT is "${value}"`);
});

test("while another checkout has the usual port, the next is the one ten above", async () => {
  const usual = await freePort();
  expect(await freePortFrom(usual)).toBe(usual);
  await occupy(usual, "127.0.0.1");
  expect(await freePortFrom(usual)).toBe(usual + 10);
});
