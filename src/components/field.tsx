import type { ChangeEvent, HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from "react";
import { input } from "../theme/input";
import { Icon } from "./icon";

interface FieldProps {
  /** Its name and id. */
  name: string;
  label: string;
  value?: string;
  defaultValue?: string;
  onChange: (value: string) => void;
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: boolean;
  /** Makes it a textarea with this many rows. */
  rows?: number;
  /** Makes it a choice, with the browser's own list. */
  options?: readonly (readonly [value: string, text: string])[];
  /** The first and the last date of a date field, YYYY-MM-DD. */
  min?: string;
  max?: string;
  /** A line between the label and the field. */
  hint?: string | null;
  error?: string | undefined;
  /** How often the field was checked: each check announces its error. */
  checked?: number;
}

/**
 * A labelled form field. Its direction follows its text, except for types such as e-mail and telephone, which are
 * always left to right.
 */
export function Field(props: FieldProps) {
  const {
    name,
    label,
    onChange,
    type = "text",
    rows,
    options,
    hint,
    error,
    checked,
    ...rest
  } = props;
  const errorId = `${name}-error`;
  const hintId = `${name}-hint`;
  /* Browsers make an empty `dir="auto"` field left to right, even in a right-to-left page. */
  const typed = rest.value && type === "text" ? "auto" : undefined;
  const control = {
    id: name,
    name,
    onChange: ({ target }: ChangeEvent<{ value: string }>) => onChange(target.value),
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined,
    ...rest,
  };
  const text = { ...control, dir: /email|tel/.test(type) ? "ltr" : typed };
  return (
    <div css={[field, options && choice, type === "date" && date]}>
      <label htmlFor={name}>
        {label}
        {rest.required && <b aria-hidden="true"> *</b>}
      </label>
      {hint && (
        <small id={hintId} className="soft">
          {hint}
        </small>
      )}
      {options ? (
        <>
          <select {...control}>
            {options.map(([value, shown]) => (
              <option key={value} value={value}>
                {shown}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </>
      ) : rows ? (
        <textarea rows={rows} {...text} />
      ) : (
        <input type={type} {...text} />
      )}
      {/* Announced also at the field that has the focus, which is not described again. */}
      <div aria-live="polite">
        {error && (
          /* A new element: the same text is announced again, and a translated page shows the change. */
          <p key={`${checked} ${error}`} id={errorId}>
            <Icon name="warn" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

const field = {
  label: { display: "block", fontWeight: 500, marginBlockEnd: "0.375rem" },
  b: { color: "var(--error)", fontWeight: 500 },
  small: { display: "block", marginBlockEnd: "0.5rem", fontSize: "var(--t-small)" },
  "input, textarea, select": {
    ...input,
    padding: "0.875rem 1rem",
    lineHeight: 1.5,
    transition: "border-color var(--d1)",
  },
  textarea: { resize: "vertical" },
  "& :is(input, textarea, select):focus": { borderColor: "var(--garnet)" },
  "[aria-invalid]": { borderColor: "var(--error)", boxShadow: "inset 0 -2px 0 var(--error)" },
  "& :is(input, textarea, select):disabled": { background: "var(--blush)", color: "var(--ink-2)" },
  p: {
    display: "flex",
    gap: "0.5rem",
    marginBlockStart: "0.5rem",
    fontSize: "var(--t-small)",
    color: "var(--error)",
    overflowWrap: "anywhere",
  },
  ".i": { inlineSize: "1.25rem", blockSize: "1.25rem" },
} as const;

/* An iPhone gives it a shape and a width of its own, and centers its text. */
const date = {
  input: { appearance: "none", "&::-webkit-date-and-time-value": { textAlign: "start" } },
} as const;

const choice = {
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
  "select + .i": {
    gridArea: "2 / 1",
    placeSelf: "center end",
    marginInlineEnd: "1rem",
    pointerEvents: "none",
  },
} as const;
