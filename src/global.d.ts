declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "*.css";

declare namespace React {
  interface ImgHTMLAttributes<T> {
    /** React 18 passes the attribute on only in lower case. */
    fetchpriority?: "high" | "low" | "auto";
  }
}

interface Window {
  /** Gatsby's page loader; `hovering` fetches a page ahead of a click. */
  readonly ___loader: { hovering(path: string): void };
}
