import { CartLineDetails as SimpleCartLineDetails } from "@noren/ui-simple/screens/cart/cart-line-details";
import type { ComponentProps } from "react";
import { factsCopy as copy } from "../../own/case/facts.copy.ts";
import { readCase } from "../../own/case/read-case.ts";
import styles from "../../own/cart/cart.module.css";

/** Simple's details below the code and the pieces of the line. */
export function CartLineDetails(props: ComponentProps<typeof SimpleCartLineDetails>) {
  const { product_info, quantity } = props.line;
  const found = readCase(product_info.attributes);
  return (
    <>
      <p className={styles.case}>
        {product_info.code}
        {found ? ` ${copy.line(found.count, found.unit, quantity)}` : null}
      </p>
      <SimpleCartLineDetails {...props} />
    </>
  );
}
