import { suggestEmail } from "@noren/validation/suggest-email";
import { useField } from "formik";
import { type ReactNode, useState } from "react";
import { useFormScope } from "#ui/forms/form-context";
import { formCopy as copy } from "#ui/forms/forms.copy";
import styles from "./form.module.css";

/** An email's input, and a question below it when its domain looks mistyped. The form can be sent either way. */
export function FormEmailSuggestion({ name, children }: { name: string; children: ReactNode }) {
  const { fieldId, fieldOf } = useFormScope();
  const field = fieldOf(name);
  const [{ value }, , { setValue }] = useField<string>(name);
  const [left, setLeft] = useState("");
  const [ignored, setIgnored] = useState("");
  const asked = left === value && ignored !== value ? suggestEmail(value) : null;
  // The same blur normalises the value.
  const leave = () => setLeft((field?.kind === "text" && field.normalise?.(value)) || value);
  const answer = (email: string) => {
    setIgnored(email);
    if (email !== value) void setValue(email);
    // The question and its focused button disappear.
    document.getElementById(fieldId(name))?.focus();
  };
  return (
    <div className={styles.postal} onBlur={leave}>
      {children}
      <div className={styles.status} role="status">
        {asked === null ? null : (
          <>
            <p className={styles.question}>{copy.isItEmail(asked)}</p>
            <p className={styles.answers}>
              <button type="button" className={styles.answer} onClick={() => answer(asked)}>
                {copy.correctEmail}
              </button>
              <button type="button" className={styles.answer} onClick={() => answer(value)}>
                {copy.keepEmail}
              </button>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
