/** The local counterpart of the hosted project: database, migrations and REST stand-in together. */
import { databaseUrl, migrate, startDatabase } from "./database.mjs";
import { signKey } from "./keys.mjs";
import { startRest } from "./rest.mjs";

/**
 * @typedef {object} Backend
 * @property {string} url GATSBY_SUPABASE_URL
 * @property {string} anonKey GATSBY_SUPABASE_ANON_KEY
 * @property {string} databaseUrl
 * @property {boolean} shared true when another command of this project runs the database
 * @property {string[]} applied the migrations applied at this start
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} stopDatabase the database alone, for a soak that starts it again
 */

/**
 * Starts all of it. With port 0 the stand-in takes any free port.
 * @param {{ dataDir: string, databasePort: number, apiPort: number, settings?: Record<string, string> }} options
 * @returns {Promise<Backend>}
 */
export async function startBackend({ dataDir, databasePort, apiPort, settings = {} }) {
  const database = await startDatabase({ dataDir, port: databasePort, settings });
  try {
    const applied = await migrate(database.port);
    const rest = await startOrJoinRest(database, apiPort);
    return {
      url: rest.url,
      anonKey: signKey("anon"),
      databaseUrl: database.url,
      shared: database.shared,
      applied,
      stopDatabase: database.stop,
      async stop() {
        await rest.stop();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/**
 * @param {import("./database.mjs").Database} database
 * @param {number} port
 */
async function startOrJoinRest(database, port) {
  try {
    return await startRest({ databaseUrl: databaseUrl(database.port, "authenticator"), port });
  } catch (error) {
    const url = `http://127.0.0.1:${port}`;
    const running = await fetch(url).catch(() => undefined);
    const ours = running?.headers.get("server") === "zahrelle-rest-stand-in";
    if (database.shared && ours) return { url, stop: async () => {} };
    const inUse = /** @type {NodeJS.ErrnoException} */ (error).code === "EADDRINUSE";
    if (!inUse) throw error;
    throw new Error(
      `Port ${port}, where the site sends enquiries, is in use by another program. End it (npx supabase stop, if it is Supabase) and try again.`,
    );
  }
}
