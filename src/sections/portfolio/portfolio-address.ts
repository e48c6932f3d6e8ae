import { everyCategory, type PortfolioView } from "../../lib/result-pages";

/** Parses `?category=nails&page=2`. Ignores missing and invalid values. */
export function readPortfolioAddress(search: string, categories: readonly string[]): PortfolioView {
  const query = new URLSearchParams(search);
  const category = categories.find((each) => each === query.get("category"));
  const page = query.get("page");
  return {
    category: category || everyCategory,
    page: page && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The shortest query for a view; empty for the first page of all categories. */
export function writePortfolioAddress({ category, page }: PortfolioView): string {
  const parts = [category !== everyCategory && `category=${category}`, page > 1 && `page=${page}`];
  return parts
    .filter(Boolean)
    .map((part, index) => (index ? "&" : "?") + part)
    .join("");
}
