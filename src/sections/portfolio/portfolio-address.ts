import { everyCategory, type PortfolioView } from "../../lib/result-pages";

/** Reads `?category=nails&page=2`. What is missing or makes no sense is as if it were not there. */
export function readPortfolioAddress(search: string, categories: readonly string[]): PortfolioView {
  const query = new URLSearchParams(search);
  const category = categories.find((each) => each === query.get("category"));
  const page = query.get("page");
  return {
    category: category || everyCategory,
    page: page && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The shortest query that says the same; empty for the first page of all. */
export function writePortfolioAddress({ category, page }: PortfolioView): string {
  const parts = [category !== everyCategory && `category=${category}`, page > 1 && `page=${page}`];
  return parts
    .filter(Boolean)
    .map((part, index) => (index ? "&" : "?") + part)
    .join("");
}
