import { Button } from "#ui/elements/button/button";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import type { CartProps } from "#ui/screens/cart/cart.props";
import { joinClasses } from "#ui/join-classes";
import { yieldFocus } from "#ui/yield-focus";
import styles from "./removal-notice.module.css";

const textOf = ({ name, state }: NonNullable<CartProps["removal"]>): string => {
  if (name === null) return state === "restored" ? copy.cartRestored : copy.cartEmptied;
  return (state === "restored" ? copy.restored : copy.removed)(name);
};

/** What was removed, with a button that puts it back. The live region exists before its text, so that it is announced. */
export function RemovalNotice({
  removal,
  onRemovalUndone,
  onUndoHeld,
}: Pick<CartProps, "removal" | "onRemovalUndone" | "onUndoHeld">) {
  return (
    <div
      className={joinClasses(styles.place, removal && styles.shown)}
      onPointerEnter={() => onUndoHeld(true)}
      onPointerLeave={() => onUndoHeld(false)}
    >
      <p role="status" className={styles.text}>
        {removal ? textOf(removal) : null}
      </p>
      {removal?.state === "undoable" ? (
        <Button
          onFocus={() => onUndoHeld(true)}
          onBlur={() => onUndoHeld(false)}
          onClick={(event) => {
            yieldFocus(event);
            onRemovalUndone();
          }}
        >
          {copy.undo}
        </Button>
      ) : null}
    </div>
  );
}
