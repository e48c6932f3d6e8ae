/** @jest-environment node */
import { spawnSync } from "node:child_process";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { checkEnquiries } from "../../scripts/lib/enquiry-check";
import { checkLetters } from "../../scripts/lib/letter-check";

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

const check = (address = url) => checkEnquiries({ url: address, key: "key", pause: 0 });

test.each([
  ["is paused", 540, /answers 540.*restore it/],
  ["refuses the site's key", 401, /still the project's public key\?/],
  ["has lost its table", 404, /run the workflow "Database"/],
  ["has an older table", 400, /not the one that the site expects: run the workflow "Database"/],
  ["stores what it should refuse", 201, /lost its rules/],
])("a project that %s is complained about", async (_, status, said) => {
  always(status);
  expect(await check()).toMatch(said);
});

test("a project that cannot be reached is complained about", async () => {
  expect(await check("http://127.0.0.1:9")).toMatch(/cannot be reached .*restore it/);
});

test("a trouble that passes is not", async () => {
  answers = [
    { status: 503, body: "" },
    { status: 400, body: '{"code":"23514"}' },
  ];
  expect(await check()).toBeUndefined();
});

test.each([
  ["cannot find its function", 404, "{}", /is not there: run the workflow "Database"/],
  ["has another secret", 401, "{}", /does not know the secret NOTIFY_SECRET/],
  ["fails in its function", 500, "{}", /answers 500.*Look at its log/],
  ["has letters that wait", 200, '{"overdue":2,"refused":0}', /more than an hour ago: 2/],
  ["has letters that are refused", 200, '{"overdue":0,"refused":1}', /refused: 1/],
])("a project that %s is complained about", async (_, status, body, said) => {
  always(status, body);
  expect(await checkLetters({ url, secret: "secret" })).toMatch(said);
});

test("a project whose letters are sent is not", async () => {
  always(200, '{"overdue":0,"refused":0}');
  expect(await checkLetters({ url, secret: "secret" })).toBeUndefined();
});

/** The command itself, as the workflow runs it. */
function runCommand(address: string, key: string) {
  const script = path.resolve("scripts", "check-enquiries.ts");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", script, "--pause=0"],
    {
      encoding: "utf8",
      env: {
        PATH: process.env["PATH"],
        GATSBY_SUPABASE_URL: address,
        GATSBY_SUPABASE_ANON_KEY: key,
      },
    },
  );
  return { status, said: stdout + stderr };
}

test("a complaint fails the night", () => {
  const { status, said } = runCommand("http://127.0.0.1:9", "key");
  expect([status, said]).toEqual([1, expect.stringMatching(/cannot be reached/)]);
});

test("without a hosted project there is nothing to ask", () => {
  const { status, said } = runCommand("", "");
  expect([status, said]).toEqual([0, expect.stringMatching(/Nothing to ask/)]);
});
