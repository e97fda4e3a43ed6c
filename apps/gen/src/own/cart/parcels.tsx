import type { Cart } from "@noren/contract";
import { arrivalText } from "#ui/slots/arrival/arrival.copy";
import { cartCopy as copy } from "./cart.copy.ts";
import styles from "./parcels.module.css";

/** In how many parcels the cart is sent, one for each temperature, and when the first arrives. */
export function Parcels({ detail: { products, arrival } }: Pick<Cart, "detail">) {
  const count = new Set(products.map(({ temperature }) => temperature)).size;
  return (
    <p className={styles.parcels} role="status" aria-label={copy.label}>
      <b>{copy.parcels(count)}</b>
      {arrival ? arrivalText(arrival) : null}
    </p>
  );
}
