import { fieldAria, FieldFrame, type FieldTexts } from "#ui/elements/field-frame/field-frame";
import { Icon } from "#ui/elements/icon/icon";
import { joinClasses } from "#ui/join-classes";
import type { FieldWidth } from "#ui/elements/text-field/text-field";
import styles from "#ui/elements/text-field/control.module.css";

export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldTexts {
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  options: readonly Choice[];
  /** The first option, with the value "": 「選択してください」, 「指定なし」. */
  emptyLabel?: string | undefined;
  autoComplete?: string | undefined;
  width?: FieldWidth | undefined;
  disabled?: boolean | undefined;
}

/** A native select. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, required, help, error, width = "full", options, emptyLabel, onChange, ...select } = props;
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={error}>
      <div className={joinClasses(styles.select, styles[width])}>
        <select
          {...select}
          {...fieldAria({ id, help, error })}
          id={id}
          required={required}
          className={styles.control}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </div>
    </FieldFrame>
  );
}
