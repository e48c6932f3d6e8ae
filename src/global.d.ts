declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "*.css";

declare namespace React {
  interface ImgHTMLAttributes<T> {
    /** React 18 accepts this attribute only in lower case. */
    fetchpriority?: "high" | "low" | "auto";
  }
}
