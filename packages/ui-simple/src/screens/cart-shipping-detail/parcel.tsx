import { formatNumber } from "@noren/validation/format";
import { findOwnValue } from "@noren/validation/own-value";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { FormDateChoice, FormSelectField } from "#ui/forms/form-fields";
import { Heading } from "#ui/elements/heading/heading";
import { cartShippingDetailCopy as copy } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.copy";
import type {
  CartShippingDetailProps,
  DeliveryParcel,
} from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";
import { StepLink } from "#ui/screens/cart-shipping-detail/step-link";
import { earliestText } from "#ui/slots/arrival/arrival.copy";
import { coolCopy } from "#ui/slots/cool-badge/cool-badge.copy";
import { GiftSummary } from "#ui/slots/gift-summary/gift-summary";
import styles from "./cart-shipping-detail-view.module.css";

interface ParcelProps extends Pick<CartShippingDetailProps, "onStepOpened"> {
  parcel: DeliveryParcel;
  /** Null where all parcels have ambient temperature. */
  temperature: keyof typeof coolCopy | null;
  /** Index of the parcel in the form. */
  position: number;
}

/** The products of one parcel, and the requested day and time slot. */
export function Parcel({ parcel, temperature, position, onStepOpened }: ParcelProps) {
  const { lines, itemCount, dates, timeSlots, note, gift } = parcel;
  const [first] = dates;
  const coolName = temperature && findOwnValue(coolCopy, temperature);
  return (
    <div className={styles.parcel}>
      <Disclosure summary={coolName ? copy.contentsAt(coolName, itemCount) : copy.contents(itemCount)} defaultOpen>
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
          help={first ? earliestText(first) : undefined}
        />
        <FormSelectField
          name={`packings[${position}].delivery_timezone_key`}
          emptyLabel={copy.anySlot}
          width="m"
          options={timeSlots}
        />
      </div>
      {note ? <p className={styles.note}>{note}</p> : null}
      {gift ? <ParcelGift {...gift} onStepOpened={onStepOpened} /> : null}
    </div>
  );
}

type ParcelGiftProps = NonNullable<DeliveryParcel["gift"]> & Pick<CartShippingDetailProps, "onStepOpened">;

/** What is chosen for the gift, and the way to the composer. */
function ParcelGift({ packed, isPacked, path, onStepOpened }: ParcelGiftProps) {
  return (
    <section className={styles.gift}>
      <Heading level={3} size="s">
        {copy.gift}
      </Heading>
      {isPacked ? <GiftSummary packed={packed} showsPaper /> : <p className={styles.note}>{copy.giftLead}</p>}
      <p>
        <StepLink path={path} onOpened={onStepOpened} icon="gift">
          {isPacked ? copy.giftChange : copy.giftChoose}
        </StepLink>
      </p>
    </section>
  );
}
