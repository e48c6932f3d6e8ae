/** The part of simple-react-lightbox 3.6.8 that the site uses; the package has no types. */
declare module "simple-react-lightbox" {
  import type { ReactElement, ReactNode } from "react";

  interface SRLWrapperProps {
    /** `caption` is also the picture's `alt`. */
    elements: readonly { src: string; caption?: string }[];
    options?: Record<string, Record<string, boolean | number | string>>;
    callbacks?: Record<"onLightboxOpened" | "onLightboxClosed", () => void>;
  }

  export const SRLWrapper: {
    (props: SRLWrapperProps): ReactElement;
    defaultProps?: object | undefined;
  };
  export function useLightbox(): { openLightbox: (index: number) => void };
  export default function SimpleReactLightbox(props: { children: ReactNode }): ReactElement;
}
