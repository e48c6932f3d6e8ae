/** A small HTTP server on this machine alone. */
import http from "node:http";

/**
 * Listens until `stop` is called; port 0 takes any free port. A request whose handler fails is told
 * in the console and dropped.
 * @param {{ port: number, handle: (request: http.IncomingMessage, response: http.ServerResponse) => Promise<unknown> }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startHttpServer({ port, handle }) {
  const server = http.createServer((request, response) => {
    handle(request, response).catch((error) => {
      console.error(`${request.method} ${request.url} failed: ${error.stack}`);
      response.destroy();
    });
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(undefined));
  });
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
