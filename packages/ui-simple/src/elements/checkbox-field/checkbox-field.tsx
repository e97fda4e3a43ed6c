import { fieldAria, FieldFoot, type FieldTexts } from "#ui/elements/field-frame/field-frame";
import { Badge } from "#ui/elements/badge/badge";
import { fieldCopy } from "#ui/elements/field-frame/field-frame.copy";
import styles from "./checkbox-field.module.css";

export interface CheckboxFieldProps extends FieldTexts {
  name?: string | undefined;
  value?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

/** A checkbox with its label. The whole row is clickable. */
export function CheckboxField({ id, label, required, help, error, onChange, ...input }: CheckboxFieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <input
          {...input}
          {...fieldAria({ id, help, error })}
          type="checkbox"
          id={id}
          required={required}
          className={styles.box}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.label}>{label}</span>{" "}
        {required ? <Badge tone="required">{fieldCopy.required}</Badge> : null}
      </label>
      <div className={styles.foot}>
        <FieldFoot id={id} help={help} error={error} />
      </div>
    </div>
  );
}
