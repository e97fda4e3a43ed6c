import { formatNumber, formatShortDay } from "@noren/validation/format";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { FormDateChoice, FormSelectField } from "#ui/forms/form-fields";
import { cartShippingDetailCopy as copy } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.copy";
import type { DeliveryParcel } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";
import { CoolBadge } from "#ui/slots/cool-badge/cool-badge";
import styles from "./cart-shipping-detail-view.module.css";

interface ParcelProps {
  parcel: DeliveryParcel;
  /** Index of the parcel in the form. */
  position: number;
}

/** The products of one parcel, and the requested day and time slot. */
export function Parcel({ parcel: { temperature, lines, itemCount, dates, timeSlots, note }, position }: ParcelProps) {
  if (lines.length === 0) return <p className={styles.rest}>{copy.nothing}</p>;
  const [first] = dates;
  return (
    <div className={styles.parcel}>
      {temperature ? (
        <p>
          <CoolBadge temperature={temperature} />
        </p>
      ) : null}
      <Disclosure summary={copy.contents(itemCount)} defaultOpen>
        <ul className={styles.contents}>
          {lines.map(({ key, name, quantity }) => (
            <li key={key}>
              <span>{name}</span>
              <span className={styles.count}>× {formatNumber(quantity)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
      <div className={styles.wish}>
        <FormDateChoice
          name={`packings[${position}].delivery_at`}
          dates={dates}
          help={first ? copy.earliest(formatShortDay(first)) : undefined}
        />
        <FormSelectField
          name={`packings[${position}].delivery_timezone_key`}
          emptyLabel={copy.anySlot}
          width="m"
          options={timeSlots}
        />
      </div>
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}
