import type { TextareaHTMLAttributes } from "react";
import { fieldAria, FieldFrame, type FieldTexts } from "#ui/elements/field-frame/field-frame";
import styles from "#ui/elements/text-field/control.module.css";

export interface TextAreaProps extends FieldTexts {
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  rows?: number | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  inputProps?: TextareaHTMLAttributes<HTMLTextAreaElement> | undefined;
}

/** A text input of several lines. */
export function TextArea({
  id,
  label,
  required,
  help,
  error,
  rows = 5,
  inputProps,
  onChange,
  ...input
}: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={error}>
      <textarea
        {...inputProps}
        {...input}
        {...fieldAria({ id, help, error })}
        id={id}
        rows={rows}
        required={required}
        className={styles.control}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
