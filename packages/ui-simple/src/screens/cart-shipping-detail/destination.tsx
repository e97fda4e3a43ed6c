import type { Cart, CartPacking, CartShipping, LeadTime } from "@noren/contract";
import { labels } from "@noren/validation/labels";
import { Button } from "#ui/elements/button/button";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import { formatNumber, formatShortDay } from "@noren/validation/format";
import { FormDateChoice, FormSelectField } from "#ui/forms/form-fields";
import { requiredPart } from "#ui/required-part";
import { cartShippingDetailCopy as copy } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.copy";
import { emptyDestinations } from "#ui/screens/cart-shipping-detail/division";
import type { CartShippingDetailProps } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";
import { yieldFocus } from "#ui/yield-focus";
import styles from "./cart-shipping-detail-view.module.css";

type DestinationProps = Pick<CartShippingDetailProps, "leadTimes" | "changePath" | "onShippingRemoved"> & {
  cart: Cart;
  shipping: CartShipping;
  index: number;
};

/** One destination: its address, what goes there, and the wish for each of its parcels. */
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

interface ParcelProps {
  cart: Cart;
  packing: CartPacking;
  /** Place of the parcel among all of the form. */
  position: number;
  leadTime: LeadTime | undefined;
}

function Parcel({ cart, packing, position, leadTime }: ParcelProps) {
  const lines = cart.detail.products.filter(({ key }) => packing.product_keys.includes(key));
  if (lines.length === 0) return <p className={styles.rest}>{copy.nothing}</p>;
  const first = leadTime?.dates[0];
  return (
    <div className={styles.parcel}>
      <Disclosure summary={copy.contents(lines.reduce((sum, { quantity }) => sum + quantity, 0))} defaultOpen>
        <ul className={styles.contents}>
          {lines.map(({ key, product_name, quantity }) => (
            <li key={key}>
              <span>{product_name}</span>
              <span className={styles.count}>× {formatNumber(quantity)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
      <div className={styles.wish}>
        <FormDateChoice
          name={`packings[${position}].delivery_at`}
          label={labels.cart.delivery_at}
          dates={leadTime?.dates ?? []}
          help={first ? copy.earliest(formatShortDay(first)) : undefined}
        />
        <FormSelectField
          name={`packings[${position}].delivery_timezone_key`}
          label={labels.cart.delivery_timezone_key}
          emptyLabel={copy.anySlot}
          width="m"
          options={Object.entries(leadTime?.delivery_timezone ?? {}).map(([value, label]) => ({ value, label }))}
        />
      </div>
      {leadTime?.note ? <p className={styles.note}>{leadTime.note}</p> : null}
    </div>
  );
}
