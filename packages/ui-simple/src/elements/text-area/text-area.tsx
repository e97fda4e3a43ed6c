import { countCharacters } from "@noren/validation/predicates";
import type { TextareaHTMLAttributes } from "react";
import { fieldAria, FieldFrame, type FieldTexts } from "#ui/elements/field-frame/field-frame";
import { textAreaCopy as copy } from "#ui/elements/text-area/text-area.copy";
import control from "#ui/elements/text-field/control.module.css";
import styles from "./text-area.module.css";

export interface TextAreaProps extends FieldTexts {
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  rows?: number | undefined;
  placeholder?: string | undefined;
  /** The number of characters allowed, shown below the text with the number typed. */
  max?: number | undefined;
  disabled?: boolean | undefined;
  inputProps?: TextareaHTMLAttributes<HTMLTextAreaElement> | undefined;
}

/** A text input of several lines. */
export function TextArea({
  id,
  label,
  required,
  help: ownHelp,
  error,
  rows = 5,
  max,
  inputProps,
  onChange,
  ...input
}: TextAreaProps) {
  const help =
    max === undefined ? (
      ownHelp
    ) : (
      <>
        {ownHelp}
        <span className={styles.count}>{copy.count(countCharacters(input.value), max)}</span>
      </>
    );
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={error}>
      <textarea
        {...inputProps}
        {...input}
        {...fieldAria({ id, help, error })}
        id={id}
        rows={rows}
        required={required}
        className={control.control}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
