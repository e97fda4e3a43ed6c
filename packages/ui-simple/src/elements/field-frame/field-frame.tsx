import type { ReactNode } from "react";
import { Badge } from "#ui/elements/badge/badge";
import { Icon } from "#ui/elements/icon/icon";
import { fieldCopy } from "#ui/elements/field-frame/field-frame.copy";
import styles from "./field-frame.module.css";

/** What every field knows of itself. The texts are the caller's; the field ties them together. */
export interface FieldTexts {
  /** Of the control; the help and error texts take theirs from it. */
  id: string;
  label: ReactNode;
  required?: boolean | undefined;
  help?: ReactNode;
  error?: string | undefined;
}

/** The attributes by which a control tells of its help and its error. */
export function fieldAria({ id, help, error }: Pick<FieldTexts, "id" | "help" | "error">) {
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return { "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined };
}

/** Label above, the control, then its error and its help. */
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

/** A group of controls under one heading: the same frame, with a legend for the label. */
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

/** The error and help texts under a control. */
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
