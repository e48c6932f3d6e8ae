import { TextEncoder } from "node:util";

/* React's server renderer needs TextEncoder, which jsdom does not have. */
Object.assign(globalThis, { TextEncoder });
