import { Fragment, type ReactNode } from "react";
import { FieldGroup, type FieldTexts } from "#ui/elements/field-frame/field-frame";
import { joinClasses } from "#ui/join-classes";
import styles from "./radio-group.module.css";

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** Text below the label, part of the accessible name. */
  help?: ReactNode;
  /** Text at the end of the label's line: a fee, a date. */
  aside?: ReactNode;
  disabled?: boolean;
  /** Less visible than the others, such as a value that is sold out. */
  isQuiet?: boolean;
  /** Content below the option while it is chosen, such as fields. */
  below?: ReactNode;
}

export interface RadioGroupProps extends FieldTexts {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  options: readonly RadioOption[];
  /** `card` frames each option, `inline` sets short ones side by side, `chip` is for values such as sizes. */
  look?: "list" | "card" | "inline" | "chip" | undefined;
}

/** A choice among a few options, all visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { id, label, required, help, error, name, value, onChange, onBlur, options, look = "list" } = props;
  return (
    <FieldGroup id={id} label={label} required={required} help={help} error={error}>
      <div className={joinClasses(styles.options, styles[look])}>
        {options.map((option) => (
          <Fragment key={option.value}>
            <label
              className={styles.option}
              data-disabled={option.disabled || undefined}
              data-quiet={option.isQuiet || undefined}
            >
              <input
                type="radio"
                className={styles.radio}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                required={required}
                onChange={() => onChange(option.value)}
                onBlur={onBlur}
              />
              <span className={styles.label}>{option.label}</span>
              {option.aside ? <span className={styles.aside}>{option.aside}</span> : null}
              {option.help ? <span className={styles.help}>{option.help}</span> : null}
            </label>
            {option.below && option.value === value ? <div className={styles.below}>{option.below}</div> : null}
          </Fragment>
        ))}
      </div>
    </FieldGroup>
  );
}
