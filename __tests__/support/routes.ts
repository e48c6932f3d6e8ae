import { routes as pages } from "../../src/content/model";

/** Every page, and an address that none has. */
export const routes = [...pages, "/nothing-here"];
