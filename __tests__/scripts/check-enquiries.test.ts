/** @jest-environment node */
import { spawnSync } from "node:child_process";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { checkEnquiries } from "../../scripts/lib/enquiry-check";

/** A fake of the hosted project with prepared responses. */
let server: http.Server;
let url: string;
let responses: { status: number; body: string }[];

beforeAll(async () => {
  server = http.createServer((request, response) => {
    request.resume().on("end", () => {
      const { status, body } = responses.shift() ?? { status: 500, body: "too many requests" };
      response.writeHead(status).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const always = (status: number, body = "{}") => {
  responses = Array(3).fill({ status, body });
};

const check = (address = url) => checkEnquiries({ url: address, key: "key", pause: 0 });

test.each([
  ["is paused", 540, /responded with 540.*restore it/],
  ["refuses the site's key", 401, /is the publishable key of the project/],
  ["has lost its table", 404, /run the workflow "Publish"/],
  [
    "has an older table",
    400,
    /differs from the one that the site expects: run the workflow "Publish"/,
  ],
  ["stores an invalid enquiry", 201, /checks of the table are missing/],
])("reports a project that %s", async (_, status, message) => {
  always(status);
  expect(await check()).toMatch(message);
});

test("reports a project that cannot be reached", async () => {
  expect(await check("http://127.0.0.1:9")).toMatch(/cannot be reached .*restore it/);
});

test("retries, and does not report a temporary problem", async () => {
  responses = [
    { status: 503, body: "" },
    { status: 400, body: '{"code":"23514"}' },
  ];
  expect(await check()).toBeUndefined();
});

/** Runs the command as the workflow does. */
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
        GATSBY_SUPABASE_PUBLISHABLE_KEY: key,
      },
    },
  );
  return { status, output: stdout + stderr };
}

test("the command fails if there is a problem", () => {
  const { status, output } = runCommand("http://127.0.0.1:9", "key");
  expect([status, output]).toEqual([1, expect.stringMatching(/cannot be reached/)]);
});

test("the command checks nothing without a hosted project", () => {
  const { status, output } = runCommand("", "");
  expect([status, output]).toEqual([0, expect.stringMatching(/Nothing to check/)]);
});
