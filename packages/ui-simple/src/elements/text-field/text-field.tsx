import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { fieldAria, FieldFrame, type FieldTexts } from "#ui/elements/field-frame/field-frame";
import { joinClasses } from "#ui/join-classes";
import styles from "./control.module.css";

/** The width hints at the content: `xs` 4 characters, `s` a postal code, `m` a phone number, `l` a name or address. */
export type FieldWidth = "xs" | "s" | "m" | "l" | "full";

export interface TextFieldProps extends FieldTexts {
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  type?: "text" | "email" | "tel" | "search" | "password" | "date" | undefined;
  inputMode?: "text" | "numeric" | "decimal" | "tel" | "email" | "search" | undefined;
  /** The HTML autofill token of the field, if HTML defines one. */
  autoComplete?: string | undefined;
  /** A sample value, in addition to the label. */
  placeholder?: string | undefined;
  width?: FieldWidth | undefined;
  disabled?: boolean | undefined;
  /** Content after the input: a unit, a button. */
  suffix?: ReactNode;
  /** Further attributes of the input: composition handlers, `maxLength`. */
  inputProps?: InputHTMLAttributes<HTMLInputElement> | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A single-line text input. */
export function TextField(props: TextFieldProps) {
  const { id, label, required, help, error, width = "full", suffix, inputProps, onChange, ref, ...input } = props;
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={error}>
      <div className={joinClasses(styles.row, styles[width])}>
        <input
          type="text"
          {...inputProps}
          {...input}
          {...fieldAria({ id, help, error })}
          id={id}
          ref={ref}
          required={required}
          className={styles.control}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {suffix}
      </div>
    </FieldFrame>
  );
}
