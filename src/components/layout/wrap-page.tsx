import type { WrapPageElementNodeArgs } from "gatsby";
import type { ReactElement } from "react";
import site from "../../../content/site.json";
import { PageContext, type PageValues } from "../../hooks/use-locale";
import { ErrorBoundary } from "../error-boundary";
import { Layout } from "./layout";

/** Wraps every page in the layout, on the server and in the browser. */
export function wrapPage({
  element,
  props,
}: Pick<WrapPageElementNodeArgs, "element" | "props">): ReactElement {
  const { location, data, pageContext } = props;
  const page = { data, pageContext } as unknown as PageValues;
  const path = location.pathname.replace(/(.)\/$/, "$1");
  /* Fall back to the file: this error screen must work when the page's data failed to load. */
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
