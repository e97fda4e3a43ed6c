import type { ReactNode } from "react";
import { Badge } from "#ui/elements/badge/badge";
import { Icon } from "#ui/elements/icon/icon";
import { fieldCopy } from "#ui/elements/field-frame/field-frame.copy";
import styles from "./field-frame.module.css";

/** The props that every field has in common. */
export interface FieldTexts {
  /** The control's id; the ids of the help and error texts derive from it. */
  id: string;
  label: ReactNode;
  required?: boolean | undefined;
  help?: ReactNode;
  error?: string | undefined;
}

/** The ARIA attributes that link a control to its help and error texts. */
export function fieldAria({ id, help, error }: Pick<FieldTexts, "id" | "help" | "error">) {
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return { "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined };
}

/** A field's label, its control, then its error and help texts. */
export function FieldFrame({ id, label, required, help, error, children }: FieldTexts & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span> {required ? <Badge tone="required">{fieldCopy.required}</Badge> : null}
      </label>
      {children}
      <FieldFoot id={id} help={help} error={error} />
    </div>
  );
}

/** As `FieldFrame`, for a group of controls: the label is a legend. */
export function FieldGroup({ id, label, required, help, error, children }: FieldTexts & { children: ReactNode }) {
  return (
    <fieldset className={styles.field} {...fieldAria({ id, help, error })} id={id} tabIndex={-1}>
      <legend className={styles.label}>
        <span>{label}</span> {required ? <Badge tone="required">{fieldCopy.required}</Badge> : null}
      </legend>
      {children}
      <FieldFoot id={id} help={help} error={error} />
    </fieldset>
  );
}

/** The error and help texts below a control. */
export function FieldFoot({ id, help, error }: Pick<FieldTexts, "id" | "help" | "error">) {
  return (
    <>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" size={16} className={styles.mark} />
          <span>{error}</span>
        </p>
      ) : null}
      {help ? (
        <div id={`${id}-help`} className={styles.help}>
          {help}
        </div>
      ) : null}
    </>
  );
}
