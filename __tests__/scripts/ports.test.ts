/** @jest-environment node */
import net from "node:net";
import { choosePort, freePort, freePortFrom } from "../../scripts/lib/ports";

/** Servers that occupy ports during a test. */
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

test("uses the port of the setting", async () => {
  const port = await freePort();
  process.env["SITE_PORT"] = String(port);
  expect(await choosePort("SITE_PORT")).toBe(port);
});

test.each(["127.0.0.1", "::"])("rejects a port that is in use at %s", async (host) => {
  const port = await freePort();
  await occupy(port, host);
  process.env["SITE_PORT"] = String(port);
  await expect(choosePort("SITE_PORT")).rejects.toThrow(
    new RegExp(
      `^SITE_PORT is ${port}, but another program uses that port\\. .*remove SITE_PORT.*$`,
    ),
  );
});

test.each(["nine", "0", "65536", "90.5"])("rejects the port '%s'", async (value) => {
  process.env["SITE_PORT"] = value;
  await expect(choosePort("SITE_PORT")).rejects.toThrow(`SITE_PORT is "${value}"`);
});

test("uses the port ten above if the default port is in use", async () => {
  const usual = await freePort();
  expect(await freePortFrom(usual)).toBe(usual);
  await occupy(usual, "127.0.0.1");
  expect(await freePortFrom(usual)).toBe(usual + 10);
});
