import { paths } from "@noren/contract/paths";
import { MAX_QUANTITY } from "@noren/validation/fields/quantity";
import { type SubmitEvent, useState } from "react";
import { Button } from "#ui/elements/button/button";
import { fieldAria, FieldFoot } from "#ui/elements/field-frame/field-frame";
import { readCount } from "#ui/slots/product-grid/read-count";
import { SHEET_FIELDS, SHEET_ID } from "../sheet/sheet-fields.ts";
import { cartEntryCopy as copy } from "./cart.copy.ts";
import field from "../field/field.module.css";
import styles from "./cart.module.css";

/** A code and its cases, which the sheet of the home looks up before they come into the cart. A form, so it works without scripts. */
export function CodeEntry() {
  const [wrong, setWrong] = useState<"code" | "quantity" | null>(null);
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const fieldOf = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    const cases = readCount(fieldOf(SHEET_FIELDS.quantity)?.value ?? "");
    const isCounted = cases !== null && cases > 0 && cases <= MAX_QUANTITY;
    const found = fieldOf(SHEET_FIELDS.code)?.value.trim() === "" ? "code" : isCounted ? null : "quantity";
    setWrong(found);
    if (found === null) return;
    event.preventDefault();
    fieldOf(SHEET_FIELDS[found])?.focus();
  };
  const errorOf = (name: "code" | "quantity") => (wrong === name ? copy.wrong[name] : undefined);
  return (
    <form className={styles.entry} action={`${paths.home()}#${SHEET_ID}`} aria-label={copy.title} onSubmit={check}>
      <label className={styles.code}>
        <span>{copy.code}</span>
        <input
          {...fieldAria({ id: "entry-code", error: errorOf("code") })}
          id="entry-code"
          className={field.field}
          name={SHEET_FIELDS.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-required="true"
        />
      </label>
      <label className={styles.quantity}>
        <span>{copy.quantity}</span>
        <input
          {...fieldAria({ id: "entry-quantity", error: errorOf("quantity") })}
          id="entry-quantity"
          className={field.field}
          name={SHEET_FIELDS.quantity}
          inputMode="numeric"
          autoComplete="off"
          defaultValue="1"
        />
      </label>
      <Button type="submit">{copy.add}</Button>
      {wrong === null ? null : (
        <div className={styles.wrong}>
          <FieldFoot id={`entry-${wrong}`} error={errorOf(wrong)} />
        </div>
      )}
    </form>
  );
}
