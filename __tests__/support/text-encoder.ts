import { TextEncoder } from "node:util";

/* React's server renderer asks for it, and jsdom does not have it. */
Object.assign(globalThis, { TextEncoder });
