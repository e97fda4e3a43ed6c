import { formatNumber } from "@noren/validation/format";
import { cartGiftCopy as copy } from "#ui/screens/cart-gift/cart-gift.copy";
import styles from "./cart-gift-view.module.css";

/** The price of the gift packing chosen so far. */
export function GiftPrice({ price }: { price: number }) {
  return (
    <p className={styles.total} role="status">
      <span>{copy.total}</span>
      <strong>{price === 0 ? copy.free : copy.price(formatNumber(price))}</strong>
    </p>
  );
}
