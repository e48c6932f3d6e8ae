export interface LogoProps {
  src: string;
  label: string;
}

/** The wordmark, as a file of its own: it costs a page neither HTML nor script. */
export function Logo({ src, label }: LogoProps) {
  return <img src={src} alt={label} width={458} height={156} />;
}
