/**
 * What Gatsby's head handler imports from React (see webpack.ts), with its effect before the paint instead of
 * after it: the old page's title, description and canonical link leave and the new ones come in one step with the page.
 */
export { default, useLayoutEffect as useEffect } from "react";
