/* Gatsby's own rule inlines small files as data URIs, which `<use>` does not accept. */
import icons from "!!file-loader?name=static/[name]-[hash].[ext]!./icons.svg";

interface IconProps {
  /** The name of a symbol in icons.svg, without the prefix `i-`. */
  name: string;
  /** Mirrored in right-to-left text. */
  directional?: boolean;
}

/** An icon from the shared sprite. It is hidden from screen readers, so give it a text or label. */
export function Icon({ name, directional = false }: IconProps) {
  return (
    <svg className={directional ? "i i-dir" : "i"} aria-hidden="true">
      <use href={`${icons}#i-${name}`} />
    </svg>
  );
}
