import http from "node:http";
import type { AddressInfo } from "node:net";

export interface HttpServer {
  url: string;
  stop: () => Promise<void>;
}

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => Promise<unknown>;

/**
 * Starts a small HTTP server that only this machine can reach. Port 0 means any free port. If the handler fails, the
 * server logs the error and closes the connection.
 */
export async function startHttpServer({
  port,
  handle,
}: {
  port: number;
  handle: Handler;
}): Promise<HttpServer> {
  const server = http.createServer((request, response) => {
    handle(request, response).catch((error: Error) => {
      console.error(`${request.method} ${request.url} failed: ${error.stack}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
