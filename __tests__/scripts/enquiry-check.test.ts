/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
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
  responses = Array(3).fill({ status, body: "{}" });
  await expect(check()).rejects.toThrow(message);
});

test("reports a project that cannot be reached", async () => {
  await expect(check("http://127.0.0.1:9")).rejects.toThrow(/cannot be reached .*restore it/);
});

test("retries, and does not report a temporary problem", async () => {
  responses = [
    { status: 503, body: "" },
    { status: 400, body: '{"code":"23514"}' },
  ];
  await check();
  expect(responses).toEqual([]);
});

describe("the command", () => {
  const settings = { GATSBY_SUPABASE_URL: "", GATSBY_SUPABASE_PUBLISHABLE_KEY: "key" };

  /** Runs the check of the form with settings. Returns its exit code and its output. */
  async function run(env: Readonly<Record<string, string>>) {
    const command = spawn(process.execPath, ["--import", "tsx", "scripts/smoke.ts", "--form"], {
      env: { PATH: process.env["PATH"], NODE_ENV: "test", ...env },
    });
    let output = "";
    for (const stream of [command.stdout, command.stderr]) {
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    }
    const [code] = (await once(command, "close")) as [number];
    return { code, output };
  }

  test("fails if there is a hosted project, and the settings of the form are missing", async () => {
    const project = { SUPABASE_PROJECT_REF: "project" };
    expect(await run(project)).toEqual({
      code: 1,
      output: expect.stringContaining("GATSBY_SUPABASE_URL and GATSBY_SUPABASE_PUBLISHABLE_KEY"),
    });
    expect(await run({ ...project, ...settings })).toEqual({
      code: 1,
      output: expect.stringContaining("GATSBY_SUPABASE_URL is missing"),
    });
  });

  test("says which settings it needs to check the form", async () => {
    expect(await run({})).toEqual({ code: 0, output: expect.stringContaining("are not set") });
  });

  test("checks the form with its settings", async () => {
    responses = [{ status: 400, body: '{"code":"23514"}' }];
    expect(await run({ ...settings, GATSBY_SUPABASE_URL: url })).toMatchObject({ code: 0 });
    expect(responses).toEqual([]);
  });
});
