import { useState } from "react";
import { TextField, type TextFieldProps } from "#ui/elements/text-field/text-field";
import { passwordCopy as copy } from "#ui/elements/password-field/password-field.copy";
import styles from "./password-field.module.css";

export type PasswordFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "suffix"> & {
  autoComplete: "current-password" | "new-password";
};

/** A password input with a button that shows or hides the password. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      width="l"
      {...props}
      type={shown ? "text" : "password"}
      inputProps={{ autoCapitalize: "none", spellCheck: false, ...props.inputProps }}
      suffix={
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? copy.hideLabel : copy.showLabel}
          aria-controls={props.id}
          onClick={() => setShown(!shown)}
        >
          {shown ? copy.hide : copy.show}
        </button>
      }
    />
  );
}
