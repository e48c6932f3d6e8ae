export interface IconProps {
  /** A name from static/icons.svg, without its `i-`. */
  name: string;
  /** Points the way of the text: mirrored where text runs from right to left. */
  directional?: boolean;
}

/** An icon from the sprite that all pages share, hidden from screen readers: the text or label beside it says what it means. */
export function Icon({ name, directional = false }: IconProps) {
  return (
    <svg className={directional ? "i i-dir" : "i"} aria-hidden="true">
      <use href={`/icons.svg#i-${name}`} />
    </svg>
  );
}
