export interface LogoProps {
  src: string;
  label: string;
  /** Fetched only once it is near the screen. */
  lazy?: boolean;
}

/** The wordmark, as a file of its own: it costs a page neither HTML nor script. */
export function Logo({ src, label, lazy }: LogoProps) {
  return <img src={src} alt={label} width={458} height={156} {...(lazy && { loading: "lazy" })} />;
}
