import { routes as pages } from "../../src/graphql/model";

/** Every route, and an address without a page. */
export const routes = [...pages, "/nothing-here"];
