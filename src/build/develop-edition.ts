import { localeAt } from "../i18n/locales";
import type { EditionStyles } from "./edition-styles";

declare const EDITION_STYLES: Readonly<Record<string, EditionStyles>>;

/** For `npm run develop`, where one HTML serves all pages: gives the page its edition's language, direction and styles. */
export function showEdition(): void {
  const { code, direction } = localeAt(location.pathname);
  Object.assign(document.documentElement, { lang: code, dir: direction });
  const style = document.createElement("style");
  style.textContent = EDITION_STYLES[code]?.css ?? "";
  document.head.append(style);
}
