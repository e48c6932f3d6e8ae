import { desktop } from "../../theme/media";

export interface LogoProps {
  src: string;
  label: string;
}

/** The wordmark, as a file of its own: it costs a page neither HTML nor script. */
export function Logo({ src, label }: LogoProps) {
  return <img css={wordmark} src={src} alt={label} width={458} height={156} />;
}

const wordmark = {
  blockSize: "1.75rem",
  inlineSize: "auto",
  [desktop]: { blockSize: "2.125rem" },
  "@media (forced-colors: active)": { background: "var(--petal)", forcedColorAdjust: "none" },
} as const;
