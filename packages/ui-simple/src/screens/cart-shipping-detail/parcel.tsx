import type { Cart, CartPacking, LeadTime } from "@noren/contract";
import { formatNumber, formatShortDay } from "@noren/validation/format";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { FormDateChoice, FormSelectField } from "#ui/forms/form-fields";
import { cartShippingDetailCopy as copy } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.copy";
import styles from "./cart-shipping-detail-view.module.css";

interface ParcelProps {
  cart: Cart;
  packing: CartPacking;
  /** Index of the parcel in the form. */
  position: number;
  leadTime: LeadTime | undefined;
}

/** The products of one parcel, and the requested day and time slot. */
export function Parcel({ cart, packing, position, leadTime }: ParcelProps) {
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
          dates={leadTime?.dates ?? []}
          help={first ? copy.earliest(formatShortDay(first)) : undefined}
        />
        <FormSelectField
          name={`packings[${position}].delivery_timezone_key`}
          emptyLabel={copy.anySlot}
          width="m"
          options={Object.entries(leadTime?.delivery_timezone ?? {}).map(([value, label]) => ({ value, label }))}
        />
      </div>
      {leadTime?.note ? <p className={styles.note}>{leadTime.note}</p> : null}
    </div>
  );
}
