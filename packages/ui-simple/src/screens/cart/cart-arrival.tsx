import type { Arrival } from "@noren/contract";
import { Icon } from "#ui/elements/icon/icon";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import { arrivalText } from "#ui/slots/arrival/arrival.copy";
import styles from "./cart-view.module.css";

/** When the goods of the cart arrive at the earliest [delivery.arrival]. */
export function CartArrival({ arrival }: { arrival: Arrival }) {
  return (
    <div className={styles.arrival}>
      <Icon name="truck" size={20} />
      <div>
        <p role="status">{arrivalText(arrival)}</p>
        <p className={styles.help}>{copy.arrivalHelp}</p>
      </div>
    </div>
  );
}
