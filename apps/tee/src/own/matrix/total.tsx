import { formatYen } from "@noren/validation/format";
import { useRef } from "react";
import { Button } from "#ui/elements/button/button";
import { titlesCopy as titles } from "../titles.copy.ts";
import { matrixCopy as copy } from "./matrix.copy.ts";
import type { Sums } from "./quantities.ts";
import styles from "./total.module.css";

interface TotalProps {
  sums: Sums;
  isSelling: boolean;
  isAdding: boolean;
  onCleared: () => void;
}

/** The sums of all entered pieces, the button that adds them to the cart, and the number as a back number behind the pictures. */
export function Total({ sums: { pieces, price }, isSelling, isAdding, onCleared }: TotalProps) {
  const isEmpty = pieces === 0;
  const submit = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className={styles.total}>
        <p role="status" className={styles.sums}>
          {isEmpty ? (
            copy.empty
          ) : (
            <>
              <strong className={styles.pieces}>{titles.sum(pieces)}</strong>
              {price === null ? null : (
                <span className={styles.price}>
                  {formatYen(price)}
                  <small>{copy.taxIncluded}</small>
                </span>
              )}
            </>
          )}
        </p>
        <Button
          ref={submit}
          type="submit"
          look="primary"
          size="large"
          block
          icon={isEmpty ? undefined : "cart"}
          loading={isAdding}
          disabled={!isSelling}
          // Not disabled, so that it keeps the focus when its pieces are in the cart.
          aria-disabled={isEmpty || undefined}
        >
          {isEmpty ? copy.enter : copy.add(pieces)}
        </Button>
        {isEmpty ? null : (
          <Button
            look="quiet"
            onClick={() => {
              submit.current?.focus();
              onCleared();
            }}
          >
            {copy.clear}
          </Button>
        )}
      </div>
      {isEmpty ? null : (
        <div className={styles.back} style={{ ["--digits" as string]: String(pieces).length }} aria-hidden="true">
          <span className={styles.number}>{pieces}</span>
        </div>
      )}
    </>
  );
}
