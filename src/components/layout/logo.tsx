export interface LogoProps {
  src: string;
  label: string;
  /** Loads it only when it is near the viewport. */
  lazy?: boolean;
}

/** The wordmark, as an image file so that it adds nothing to the HTML or the scripts. */
export function Logo({ src, label, lazy }: LogoProps) {
  return <img src={src} alt={label} width={458} height={156} {...(lazy && { loading: "lazy" })} />;
}
