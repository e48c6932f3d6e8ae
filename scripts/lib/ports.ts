/** The ports on which the commands listen. */
import net from "node:net";
import { UserError } from "./user-error";

/** The settings that name a port, with the port that is usual without them. The Supabase CLI uses the same two. */
const USUAL_PORTS = { SITE_PORT: 9000, API_PORT: 54321, DATABASE_PORT: 54322 };

/** How many checkouts may run at once before a port is any free one. */
const STEPS = 10;

export type PortSetting = keyof typeof USUAL_PORTS;

/** Any free port. */
export async function freePort(): Promise<number> {
  const probe = net.createServer();
  const port = await new Promise<number>((resolve, reject) => {
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => resolve((probe.address() as net.AddressInfo).port));
  });
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The port that a setting names, which must be free; without it the usual one, or one near it. */
export async function choosePort(setting: PortSetting): Promise<number> {
  const named = process.env[setting];
  if (!named) return freePortFrom(USUAL_PORTS[setting]);
  const port = Number(named);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UserError(
      `${setting} is "${named}", which is no port. Set a number such as 9001 (.env).`,
    );
  }
  if (await isFree(port)) return port;
  throw new UserError(
    `${setting} is ${port}, but another program listens there. End it, set another port, or leave ${setting} out: then a free one is taken.`,
  );
}

/** This port if it is free, else the one ten above it, and so on: a second checkout gets the same port each time. */
export async function freePortFrom(usual: number): Promise<number> {
  for (let step = 0; step < STEPS; step += 1) {
    const port = usual + step * 10;
    if (await isFree(port)) return port;
  }
  return freePort();
}

/** Whether nothing listens there, neither on every address nor on this machine's own alone. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ["::", "127.0.0.1"]) {
    const code = await failureToListen(port, host);
    if (code === "EADDRINUSE" || code === "EACCES") return false;
  }
  return true;
}

/** The error's code, if any. A machine without IPv6 has one of its own. */
function failureToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
