import type { WrapPageElementNodeArgs } from "gatsby";
import { cloneElement, type ReactElement } from "react";
import site from "../../../content/site.json";
import { PageContext, type PageValues, type Salon } from "../../hooks/use-page";
import { type NotFoundValues, notFoundValuesAt } from "../../lib/page-values";
import { ErrorBoundary } from "../error-boundary";
import { Layout } from "./layout";

/** The props of Gatsby's page component that the frame uses. */
interface PageProps extends PageValues {
  readonly location: {
    readonly pathname: string;
    /** "PUSH" after `navigate`. Gatsby's router adds it, but not reliably after Back and Forward. */
    readonly action?: string;
    readonly state?: { readonly keepsPlace?: boolean } | null;
  };
}

/** Wraps every page in the layout, on the server and in the browser. */
export function wrapPage({
  element,
  props,
}: Pick<WrapPageElementNodeArgs, "element" | "props">): ReactElement {
  const { location, ...own } = props as unknown as PageProps;
  const page = isNotFound(own) ? notFoundValuesAt(own, location.pathname) : own;
  const { data, pageContext } = page;
  const path = location.pathname.replace(/(.)\/$/, "$1");
  const key = pageContext?.mountKey ?? path;
  /* Fall back to the file: this error screen must work when the page's data failed to load. */
  const errors = data?.salon?.messages.errors;
  const screen = {
    title: errors?.unexpected ?? site.messages.errors.unexpected.en,
    home: errors?.unexpectedHome ?? site.messages.errors.unexpectedHome.en,
    homePath: pageContext?.urlPrefix || "/",
  };
  return (
    <ErrorBoundary {...screen}>
      <PageContext.Provider value={{ data, pageContext }}>
        <Layout
          path={path}
          pageKey={key}
          keepsPlace={location.action !== "PUSH" || location.state?.keepsPlace === true}
          errorScreen={screen}
        >
          {/* By default, Gatsby mounts the page again for each path: on the portfolio, 137 ms on a slow phone. */}
          {cloneElement(element, { key })}
        </Layout>
      </PageContext.Provider>
    </ErrorBoundary>
  );
}

function isNotFound(page: object): page is NotFoundValues<Salon> {
  return !!(page as Partial<NotFoundValues<Salon>>).pageContext?.atAnyAddress;
}
