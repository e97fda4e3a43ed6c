import { useRef, useState, type SyntheticEvent } from "react";
import { Button } from "#ui/elements/button/button";
import { ScriptNote } from "#ui/elements/script-note/script-note";
import { TextField } from "#ui/elements/text-field/text-field";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { TagLock } from "#ui/screens/product-list/product-list.props";
import styles from "./tag-password.module.css";

/**
 * Asks for the password of a tag. A form of its own, because every list would load the code of `Form`. It shows what is
 * typed: the password is on the invitation, and a browser should not offer or keep it as the member's own.
 */
export function TagPassword({ onSubmitted }: TagLock) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    // The form is gone once the products are there.
    const main = event.currentTarget.closest("main");
    setSending(true);
    const failure = await onSubmitted(password);
    setSending(false);
    if (!failure) return main?.focus({ preventScroll: true });
    setError(failure.errors?.["password"]?.[0] ?? failure.message ?? copy.lockFailed);
    field.current?.focus();
  };
  return (
    // With `post`, a form sent before hydration does not put the password into the URL.
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)}>
      <ScriptNote />
      <TextField
        ref={field}
        id="tag-password"
        name="password"
        label={copy.password}
        required
        width="l"
        autoComplete="off"
        value={password}
        error={error}
        inputProps={{ autoCapitalize: "none", spellCheck: false }}
        onChange={(typed) => {
          setPassword(typed);
          setError(undefined);
        }}
      />
      <Button type="submit" look="primary" loading={isSending}>
        {copy.unlock}
      </Button>
    </form>
  );
}
