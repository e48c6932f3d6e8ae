export interface LogoProps {
  src: string;
  label: string;
  /** Fetched only once it is near the screen. */
  lazy?: boolean;
}

/** The wordmark. A file of its own, so that it adds nothing to HTML or script. */
export function Logo({ src, label, lazy }: LogoProps) {
  return <img src={src} alt={label} width={458} height={156} {...(lazy && { loading: "lazy" })} />;
}
