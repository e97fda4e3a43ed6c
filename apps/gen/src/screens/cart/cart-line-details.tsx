import {
  CartLineDetails as SimpleCartLineDetails,
  type CartLineDetailsProps,
} from "@noren/ui-simple/screens/cart/cart-line-details";
import styles from "../../own/cart/parcels.module.css";

export type { CartLineDetailsProps };

/** Simple's details below the code of the line. */
export function CartLineDetails(props: CartLineDetailsProps) {
  return (
    <>
      <p className={styles.code}>{props.line.product_info.code}</p>
      <SimpleCartLineDetails {...props} />
    </>
  );
}
