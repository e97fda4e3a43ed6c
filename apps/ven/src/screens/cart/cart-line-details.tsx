import {
  CartLineDetails as SimpleCartLineDetails,
  type CartLineDetailsProps,
} from "@noren/ui-simple/screens/cart/cart-line-details";
import { factsCopy as copy } from "../../own/case/facts.copy.ts";
import { readCase } from "#ui/slots/product-card/read-case";
import styles from "../../own/cart/cart.module.css";

export type { CartLineDetailsProps };

/** Simple's details below the code and the pieces of the line. */
export function CartLineDetails(props: CartLineDetailsProps) {
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
