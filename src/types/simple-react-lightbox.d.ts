/** The part of simple-react-lightbox 3.6.8 that the site uses; the package has no types. */
declare module "simple-react-lightbox" {
  import type { ReactElement, ReactNode } from "react";

  export interface SRLElement {
    src: string;
    /** Also the picture's `alt`. */
    caption?: string;
  }

  export interface SRLOptions {
    settings?: Record<string, boolean | number | string>;
    buttons?: Record<string, boolean | string>;
    caption?: Record<string, boolean | string>;
    thumbnails?: Record<string, boolean | string>;
    progressBar?: Record<string, boolean | string>;
  }

  export interface SRLCallbacks {
    onLightboxOpened?: () => void;
    onLightboxClosed?: () => void;
  }

  export interface SRLWrapperProps {
    elements: readonly SRLElement[];
    options?: SRLOptions;
    callbacks?: SRLCallbacks;
  }

  export const SRLWrapper: {
    (props: SRLWrapperProps): ReactElement;
    defaultProps?: object | undefined;
  };
  export function useLightbox(): { openLightbox: (index: number) => void };
  export default function SimpleReactLightbox(props: { children: ReactNode }): ReactElement;
}
