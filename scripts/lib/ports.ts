/** Chooses the ports on which the commands listen. */
import { once } from "node:events";
import net from "node:net";
import { UserError } from "./command";

/** The settings for ports, with their defaults. The Supabase CLI has the same defaults for the last two. */
const DEFAULT_PORTS = { SITE_PORT: 9000, API_PORT: 54321, DATABASE_PORT: 54322 };

export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The port in a setting, which must be free. By default, the default port or a free one near it. */
export async function choosePort(setting: keyof typeof DEFAULT_PORTS): Promise<number> {
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

/** This port or the next free one in steps of ten, so that a second checkout keeps its port; else any free one. */
export async function freePortFrom(preferred: number): Promise<number> {
  for (let port = preferred; port < preferred + 100; port += 10) {
    if (await isFree(port)) return port;
  }
  return freePort();
}

/** Whether a port is free on all addresses and on the loopback address. A machine without IPv6 has a different error. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ["::", "127.0.0.1"]) {
    const probe = net.createServer().listen(port, host);
    const failure = await once(probe, "listening").then(
      () => new Promise<undefined>((resolve) => probe.close(() => resolve(undefined))),
      (error: NodeJS.ErrnoException) => error.code,
    );
    if (failure === "EADDRINUSE" || failure === "EACCES") return false;
  }
  return true;
}
