/** The part of the package that scripts/lib/static-server.ts uses; it has no types of its own. */
declare module "send" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface SendStream {
    /** At the address of a folder without a slash at its end. */
    on(event: "directory", listener: () => void): this;
    on(event: "error", listener: (error: { readonly status: number }) => void): this;
    pipe(response: ServerResponse): void;
  }

  export default function send(
    request: IncomingMessage,
    address: string,
    options: { readonly root: string; readonly acceptRanges: boolean },
  ): SendStream;
}
