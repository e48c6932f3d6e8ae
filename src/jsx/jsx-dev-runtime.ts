/** As jsx-runtime.ts, for `gatsby develop` and tests. */
import { jsxDEV as create } from "@emotion/react/jsx-dev-runtime";
import { Fragment, withLanguages } from "./jsx-runtime";

export { Fragment };

export const jsxDEV: typeof create = (type, props, ...rest) =>
  create(type, withLanguages(props), ...rest);
