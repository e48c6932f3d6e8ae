/** Chooses the ports on which the commands listen. */
import net from "node:net";
import { UserError } from "./user-error";

/** The settings for ports, with their defaults. The Supabase CLI has the same defaults for the last two. */
const DEFAULT_PORTS = { SITE_PORT: 9000, API_PORT: 54321, DATABASE_PORT: 54322 };

/** The number of ports to try before any free one is used. */
const STEPS = 10;

export type PortSetting = keyof typeof DEFAULT_PORTS;

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

/** The port in a setting, which must be free. By default, the default port or a free one near it. */
export async function choosePort(setting: PortSetting): Promise<number> {
  const named = process.env[setting];
  if (!named) return freePortFrom(DEFAULT_PORTS[setting]);
  const port = Number(named);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UserError(
      `${setting} is "${named}", which is not a port. Set a number such as 9001 (.env).`,
    );
  }
  if (await isFree(port)) return port;
  throw new UserError(
    `${setting} is ${port}, but another program uses that port. Stop it, set another port, or remove ${setting} to use a free one.`,
  );
}

/** This port if it is free, else the next free one in steps of ten, so that a second checkout keeps its port. */
export async function freePortFrom(preferred: number): Promise<number> {
  for (let step = 0; step < STEPS; step += 1) {
    const port = preferred + step * 10;
    if (await isFree(port)) return port;
  }
  return freePort();
}

/** Whether a port is free on all addresses and on the loopback address. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ["::", "127.0.0.1"]) {
    const code = await failureToListen(port, host);
    if (code === "EADDRINUSE" || code === "EACCES") return false;
  }
  return true;
}

/** The error code, if any. A machine without IPv6 has a different one. */
function failureToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
