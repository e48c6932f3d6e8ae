/** The address of the sprite, from gatsby-node.ts. */
declare const ICONS_ADDRESS: string;

export interface IconProps {
  /** The name of a symbol in static/icons.svg, without the prefix `i-`. */
  name: string;
  /** Mirrored in right-to-left text. */
  directional?: boolean;
}

/** An icon from the shared sprite. It is hidden from screen readers, so give it a text or label. */
export function Icon({ name, directional = false }: IconProps) {
  return (
    <svg className={directional ? "i i-dir" : "i"} aria-hidden="true">
      <use href={`${ICONS_ADDRESS}#i-${name}`} />
    </svg>
  );
}
