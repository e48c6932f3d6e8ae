/** @jest-environment node */
import http from "node:http";
import type { AddressInfo } from "node:net";
import { nightlyCheck } from "../support/nightly-check";

jest.setTimeout(60_000); // A process each, on whatever machine.

/** A hosted project as it is on a bad night. */
let server: http.Server;
let url: string;
let answers: { status: number; body: string }[];

beforeAll(async () => {
  server = http.createServer((request, response) => {
    request.resume().on("end", () => {
      const { status, body } = answers.shift() ?? { status: 500, body: "asked too often" };
      response.writeHead(status).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const always = (status: number, body = "{}") => {
  answers = Array(3).fill({ status, body });
};

test.each([
  ["is paused", 540, /answers 540.*restore it/],
  ["refuses the site's key", 401, /still the project's public key\?/],
  ["has lost its table", 404, /run the workflow "Database migrations"/],
  ["stores what it should refuse", 201, /lost its rules/],
])("a project that %s fails the night", async (_, status, said) => {
  always(status);
  const check = await nightlyCheck(url, "key");
  expect(check.ok).toBe(false);
  expect(check.said).toMatch(said);
});

test("a project that cannot be reached fails the night", async () => {
  const check = await nightlyCheck("http://127.0.0.1:9", "key");
  expect(check.ok).toBe(false);
  expect(check.said).toMatch(/cannot be reached .*restore it/);
});

test("a trouble that passes does not", async () => {
  answers = [
    { status: 503, body: "" },
    { status: 400, body: '{"code":"23514"}' },
  ];
  expect(await nightlyCheck(url, "key")).toMatchObject({ ok: true });
});

test("without a hosted project there is nothing to ask", async () => {
  const check = await nightlyCheck("", "");
  expect(check.ok).toBe(true);
  expect(check.said).toMatch(/Nothing to ask/);
});
