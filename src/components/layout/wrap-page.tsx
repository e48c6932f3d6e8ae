import type { WrapPageElementNodeArgs } from "gatsby";
import type { ReactElement } from "react";
import site from "../../../content/site.json";
import { PageContext, type PageValues } from "../../hooks/use-locale";
import { ErrorBoundary } from "../error-boundary";
import { Layout } from "./layout";

/** One frame for all pages, in the built HTML and in the browser alike. */
export function wrapPage({
  element,
  props,
}: Pick<WrapPageElementNodeArgs, "element" | "props">): ReactElement {
  const { location, data, pageContext } = props;
  const page = { data, pageContext } as unknown as PageValues;
  const path = location.pathname.replace(/(.)\/$/, "$1");
  /* From the file where the page's data is what failed: this boundary must hold. */
  const errors = page.data?.salon?.messages.errors;
  const screen = {
    title: errors?.unexpected ?? site.messages.errors.unexpected.en,
    home: errors?.unexpectedHome ?? site.messages.errors.unexpectedHome.en,
    homePath: page.pageContext?.pathPrefix || "/",
  };
  return (
    <ErrorBoundary {...screen}>
      <PageContext.Provider value={page}>
        <Layout path={path} hash={location.hash ?? ""} errorScreen={screen}>
          {element}
        </Layout>
      </PageContext.Provider>
    </ErrorBoundary>
  );
}
