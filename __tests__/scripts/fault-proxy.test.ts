/** @jest-environment node */
import http from "node:http";
import type { AddressInfo } from "node:net";
import { startChild } from "../support/child";

/** The journeys trust what the fault proxy does; so it is tried itself. */

let api: http.Server;
let reached: string[] = [];
let proxy: Awaited<ReturnType<typeof startChild>>;

beforeAll(async () => {
  api = http.createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      reached.push(body);
      response.writeHead(201, { "Access-Control-Allow-Origin": "*" }).end();
    });
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const { port } = api.address() as AddressInfo;
  proxy = await startChild(
    "fault-proxy.mjs",
    "--target",
    `http://127.0.0.1:${port}`,
    "--port",
    "0",
  );
});
afterAll(async () => {
  await proxy.end();
  api.closeAllConnections();
  api.close();
});
beforeEach(async () => {
  reached = [];
  await fetch(`${proxy.line}/__faults`, { method: "DELETE" });
});

const order = (fault: object) =>
  fetch(`${proxy.line}/__faults`, { method: "POST", body: JSON.stringify(fault) });
const send = (body: string) => fetch(`${proxy.line}/rest/v1/enquiries`, { method: "POST", body });

test("without a fault everything passes", async () => {
  expect((await send("amal")).status).toBe(201);
  expect(reached).toEqual(["amal"]);
});

test("a status is answered here and only for what it matches, once", async () => {
  await order({ match: "amal", status: 503 });
  expect((await send("dana")).status).toBe(201);
  expect((await send("amal")).status).toBe(503);
  expect((await send("amal")).status).toBe(201);
  expect(reached).toEqual(["dana", "amal"]);
});

test("a reset reaches nobody", async () => {
  await order({ match: "amal", reset: true });
  await expect(send("amal")).rejects.toThrow();
  expect(reached).toEqual([]);
});

test("a lost answer has been acted on", async () => {
  await order({ match: "amal", dropAnswer: true });
  await expect(send("amal")).rejects.toThrow();
  expect(reached).toEqual(["amal"]);
  const log = await fetch(`${proxy.line}/__faults`);
  expect(await log.json()).toEqual([{ method: "POST", body: "amal", status: 201 }]);
});

test("a delay goes on in the end", async () => {
  await order({ match: "amal", delayMs: 200 });
  const before = performance.now();
  expect((await send("amal")).status).toBe(201);
  expect(performance.now() - before).toBeGreaterThanOrEqual(195);
});
