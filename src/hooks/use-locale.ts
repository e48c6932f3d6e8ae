import { usePage } from "./use-page";

interface CurrentLocale {
  /** The language's code, such as `ar`. */
  readonly locale: string;
  /** The prefix of the locale's addresses, such as `/ar`; empty for the default locale. */
  readonly urlPrefix: string;
  readonly direction: "ltr" | "rtl";
}

export function useLocale(): CurrentLocale {
  return usePage().pageContext;
}
