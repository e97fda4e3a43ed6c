import { BuyBox as SimpleBuyBox } from "@noren/ui-simple/screens/product/buy-box";
import type { ComponentProps } from "react";
import { factsCopy as copy } from "../../own/case/facts.copy.ts";
import { readCase } from "#ui/slots/product-card/read-case";
import styles from "../../own/product/product.module.css";

/** Simple's form below the pieces that the entered cases hold. */
export function BuyBox(props: ComponentProps<typeof SimpleBuyBox>) {
  const found = readCase(props.product.attributes);
  return (
    <>
      {found && props.canAddToCart ? (
        <p className={styles.pieces} role="status">
          {copy.pieces(props.quantity, found.count, found.unit)}
        </p>
      ) : null}
      <SimpleBuyBox {...props} />
    </>
  );
}
