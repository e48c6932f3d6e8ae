export interface IconProps {
  /** A name from static/icons.svg, without its `i-`. */
  name: string;
  /** Points the way of the text: mirrored where text runs from right to left. */
  directional?: boolean;
}

/** A line drawing from the sprite that all pages share; decoration beside words or a control's own label. */
export function Icon({ name, directional = false }: IconProps) {
  return (
    <svg className={directional ? "i i-dir" : "i"} aria-hidden="true">
      <use href={`/icons.svg#i-${name}`} />
    </svg>
  );
}
