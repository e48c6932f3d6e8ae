import type { ChangeEvent, HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from "react";
import { input } from "../theme/input";
import { Icon } from "./icon";

interface FieldProps {
  /** Its name and id. */
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: boolean;
  /** Makes it a textarea with this many rows. */
  rows?: number;
  disabled?: boolean;
  error?: string | undefined;
  /** How often the field was checked: each check announces its error. */
  checked?: number;
}

/**
 * A labelled form field. Its direction follows its text, except for types such as e-mail and telephone, which are
 * always left to right.
 */
export function Field(props: FieldProps) {
  const { name, label, onChange, type = "text", rows, error, checked, ...rest } = props;
  const errorId = `${name}-error`;
  /* Browsers make an empty `dir="auto"` field left to right, even in a right-to-left page. */
  const typed = rest.value ? "auto" : undefined;
  const control = {
    id: name,
    name,
    dir: type === "text" ? typed : "ltr",
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value),
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId : undefined,
    ...rest,
  };
  return (
    <div css={field}>
      <label htmlFor={name}>
        {label}
        {rest.required && <b aria-hidden="true"> *</b>}
      </label>
      {rows ? <textarea rows={rows} {...control} /> : <input type={type} {...control} />}
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

/** The styles of a form field. */
export const field = {
  label: { display: "block", fontWeight: 500, marginBlockEnd: "0.375rem" },
  b: { color: "var(--error)", fontWeight: 500 },
  "input, textarea, select": {
    ...input,
    padding: "0.875rem 1rem",
    lineHeight: 1.5,
    transition: "border-color var(--d1)",
  },
  textarea: { resize: "vertical" },
  ":is(input, textarea, select):focus": { borderColor: "var(--garnet)" },
  "[aria-invalid]": { borderColor: "var(--error)", boxShadow: "inset 0 -2px 0 var(--error)" },
  ":is(input, textarea, select):disabled": { background: "var(--blush)", color: "var(--ink-2)" },
  p: {
    display: "flex",
    gap: "0.5rem",
    marginBlockStart: "0.5rem",
    fontSize: "var(--t-small)",
    color: "var(--error)",
    overflowWrap: "anywhere",
  },
  "p .i": { inlineSize: "1.25rem", blockSize: "1.25rem" },
} as const;
