import { routes as pages } from "../../src/graphql/model";

/** Every page, and an address that none has. */
export const routes = [...pages, "/nothing-here"];
