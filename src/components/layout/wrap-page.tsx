import type { WrapPageElementNodeArgs } from "gatsby";
import type { ReactElement } from "react";
import { Layout } from "./layout";

/** One frame for all pages, in the built HTML and in the browser alike. */
export function wrapPage({
  element,
  props: { location },
}: Pick<WrapPageElementNodeArgs, "element" | "props">): ReactElement {
  const path = location.pathname.replace(/(.)\/$/, "$1");
  return (
    <Layout path={path} hash={location.hash ?? ""}>
      {element}
    </Layout>
  );
}
