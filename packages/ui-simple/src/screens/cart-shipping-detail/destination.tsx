import type { Cart, CartShipping } from "@noren/contract";
import { Button } from "#ui/elements/button/button";
import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import { formatNumber } from "@noren/validation/format";
import { requiredPart } from "#ui/required-part";
import { cartShippingDetailCopy as copy } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.copy";
import { emptyDestinations } from "#ui/screens/cart-shipping-detail/division";
import { Parcel } from "#ui/screens/cart-shipping-detail/parcel";
import type { CartShippingDetailProps } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";
import { yieldFocus } from "#ui/yield-focus";
import styles from "./cart-shipping-detail-view.module.css";

type DestinationProps = Pick<CartShippingDetailProps, "leadTimes" | "changePath" | "onShippingRemoved"> & {
  cart: Cart;
  shipping: CartShipping;
  index: number;
};

/** One destination: its address, and the products, day and slot of each parcel. */
export function Destination({ cart, shipping, index, leadTimes, changePath, onShippingRemoved }: DestinationProps) {
  const count = cart.detail.shippings.length;
  const all = cart.detail.shippings.flatMap(({ packings }) => packings);
  return (
    <section className={styles.destination}>
      <Heading
        level={2}
        size="s"
        aside={<TextLink href={changePath(shipping.key)}>{copy.change(copy.destination(index + 1, count))}</TextLink>}
      >
        {copy.destination(index + 1, count)}
      </Heading>
      <address className={styles.address}>
        <strong>{copy.to(shipping.shipping_name)}</strong>
        <br />
        {shipping.full_address}
      </address>
      {shipping.packings.map((packing) => (
        <Parcel
          key={packing.key}
          cart={cart}
          packing={packing}
          position={all.indexOf(packing)}
          leadTime={leadTimes.find(({ packing_key }) => packing_key === packing.key)}
        />
      ))}
      {emptyDestinations(cart).includes(index + 1) ? null : (
        <p {...requiredPart("postage-note")} className={styles.carriage}>
          {shipping.carriage === 0 ? copy.free : copy.carriage(formatNumber(shipping.carriage))}
        </p>
      )}
      {count > 1 ? (
        <Button
          variant="quiet"
          icon="trash"
          onClick={(event) => {
            yieldFocus(event);
            onShippingRemoved(shipping.key);
          }}
        >
          {copy.remove}
        </Button>
      ) : null}
    </section>
  );
}
