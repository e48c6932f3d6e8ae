import { routes as pages } from "../../src/graphql/model";
import { photographPage } from "./portfolio";

/** Every page, the page of a photograph, and an address without a page. */
export const routes = [...pages, photographPage, "/nothing-here"];
