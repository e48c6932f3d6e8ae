interface LogoProps {
  file: Queries.ImageFile;
  label: string;
  /** Loads it only when it is near the viewport. */
  lazy?: boolean;
}

/** The wordmark, as an image file so that it adds nothing to the HTML or the scripts. */
export function Logo({ file, label, lazy }: LogoProps) {
  return <img {...(lazy && { loading: "lazy" })} {...file} alt={label} />;
}
