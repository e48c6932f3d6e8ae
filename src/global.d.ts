declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "*.svg" {
  const url: string;
  export default url;
}

declare module "*.css";

declare namespace React {
  interface ImgHTMLAttributes<T> {
    /** React 18 accepts this attribute only in lower case. */
    fetchpriority?: "high" | "low" | "auto" | undefined;
  }

  /** The command of a button, which the browser follows without script. React 18 accepts both only in lower case. */
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    /** The id of the dialog. */
    commandfor?: string;
  }
}

interface HTMLButtonElement {
  /** The dialog of `commandfor`; undefined where the browser does not know commands. */
  readonly commandForElement?: Element | null;
}
