import { routes as pages } from "../../src/graphql/model";
import { portfolio } from "./content";
import { photographPage } from "./portfolio";

/** Every page, the page of a photograph if there is one, and an address without a page. */
export const routes = [
  ...pages,
  ...(portfolio.length > 0 ? [photographPage] : []),
  "/nothing-here",
];
