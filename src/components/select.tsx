import { field } from "./field";
import { Icon } from "./icon";

interface SelectProps {
  /** Its name and id. */
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** A labelled choice in a form, with the browser's own list. */
export function Select({ name, label, value, options, onChange }: SelectProps) {
  return (
    <div css={[field, select]}>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </div>
  );
}

const select = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  select: {
    gridArea: "2 / 1",
    appearance: "none",
    paddingInlineEnd: "3rem",
    whiteSpace: "normal", // Chromium wraps a long choice, other browsers cut it.
    textOverflow: "ellipsis",
    opacity: 1, // Browsers fade a disabled select.
  },
  ".i": {
    gridArea: "2 / 1",
    placeSelf: "center end",
    inlineSize: "1.25rem",
    blockSize: "1.25rem",
    marginInlineEnd: "1rem",
    pointerEvents: "none",
  },
} as const;
