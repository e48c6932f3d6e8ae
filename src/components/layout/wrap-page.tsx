import type { WrapPageElementNodeArgs } from "gatsby";
import type { ReactElement } from "react";
import salon from "../../../content/site.json";
import { ErrorBoundary } from "../error-boundary";
import { Layout } from "./layout";

/** Read from the file: this boundary must hold when the layout, with its query, is what failed. */
const { errors } = salon.messages;

/** One frame for all pages, in the built HTML and in the browser alike. */
export function wrapPage({
  element,
  props: { location },
}: Pick<WrapPageElementNodeArgs, "element" | "props">): ReactElement {
  const path = location.pathname.replace(/(.)\/$/, "$1");
  return (
    <ErrorBoundary title={errors.unexpected} home={errors.unexpectedHome}>
      <Layout path={path} hash={location.hash ?? ""}>
        {element}
      </Layout>
    </ErrorBoundary>
  );
}
