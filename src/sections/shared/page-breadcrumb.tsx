import { Breadcrumb, type BreadcrumbProps } from "../../components/breadcrumb";
import { useSalon } from "../../hooks/use-page";

/** The breadcrumb of a page in the salon's words. */
export function PageBreadcrumb(page: Pick<BreadcrumbProps, "path" | "names" | "short">) {
  const { url, home, messages } = useSalon();
  return <Breadcrumb {...page} siteUrl={url} home={home} label={messages.layout.breadcrumbLabel} />;
}
