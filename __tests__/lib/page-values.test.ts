import { localePages } from "../../src/build/locale-pages";
import { type NotFoundValues, notFoundValuesAt } from "../../src/lib/page-values";
import { salonData } from "../support/salon";

const [page] = localePages({ path: "/404", component: "404.tsx" } as Parameters<
  typeof localePages
>[0]);
const values = {
  data: { allSalon: { nodes: ["en", "ar"].map((locale) => ({ locale, ...salonData(locale) })) } },
  pageContext: page?.context,
} as unknown as NotFoundValues<ReturnType<typeof salonData>>;

test.each([
  ["/nothing", "en"],
  ["/arabic", "en"],
  ["/ar/nothing/here", "ar"],
  ["/ar", "ar"],
])("the 404 page at %s is in %s", (address, code) => {
  const { data, pageContext } = notFoundValuesAt(values, address);
  expect(pageContext.locale).toBe(code);
  expect(data.salon?.home.path).toBe(salonData(code).home.path);
});
