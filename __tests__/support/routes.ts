import { routes as pages } from "../../src/graphql/model";
import { photographAddress, portfolioRoute } from "../../src/lib/photograph-address";
import { builtContent } from "./built-content";

const [photograph] = builtContent().portfolio;

/** Every page of the tested site, the page of a photograph if there is one, and an address without a page. */
export const routes = [
  ...pages,
  ...(photograph ? [photographAddress(portfolioRoute, photograph)] : []),
  "/nothing-here",
];
