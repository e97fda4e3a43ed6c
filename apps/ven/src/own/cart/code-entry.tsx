import { paths } from "@noren/contract/paths";
import { Button } from "#ui/elements/button/button";
import { SHEET_FIELDS, SHEET_ID } from "../sheet/sheet-fields.ts";
import { cartEntryCopy as copy } from "./cart.copy.ts";
import field from "../field/field.module.css";
import styles from "./cart.module.css";

/** A code and its cases, which the sheet of the home looks up before they come into the cart. A form, so it works without scripts. */
export function CodeEntry() {
  return (
    <form className={styles.entry} action={`${paths.home()}#${SHEET_ID}`} aria-label={copy.title}>
      <label className={styles.code}>
        <span>{copy.code}</span>
        <input
          className={field.field}
          name={SHEET_FIELDS.code}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </label>
      <label className={styles.quantity}>
        <span>{copy.quantity}</span>
        <input
          className={field.field}
          name={SHEET_FIELDS.quantity}
          inputMode="numeric"
          autoComplete="off"
          defaultValue="1"
        />
      </label>
      <Button type="submit">{copy.add}</Button>
    </form>
  );
}
