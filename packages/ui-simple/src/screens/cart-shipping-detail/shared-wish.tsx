import { formatShortDay } from "@noren/validation/format";
import { useFormikContext } from "formik";
import { Heading } from "#ui/elements/heading/heading";
import { SelectField } from "#ui/elements/select-field/select-field";
import { cartShippingDetailCopy as copy } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.copy";
import type { SharedWindow } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";
import { deliveryDay, deliverySlot } from "@noren/validation/fields/cart";
import styles from "./cart-shipping-detail-view.module.css";

/** The value of a select whose parcels differ. */
const MIXED = "mixed";

type Wish = Record<"delivery_at" | "delivery_timezone_key", string>;

interface SharedWishProps {
  id: string;
  title: string;
  help?: string;
  window: SharedWindow;
  /** The indexes of the parcels in the form. */
  positions: readonly number[];
}

/** A day and a slot for several parcels at once. */
export function SharedWish({ id, title, help, window, positions }: SharedWishProps) {
  const { values, setFieldValue } = useFormikContext<{ packings: Wish[] }>();
  const valueOf = (name: keyof Wish) => {
    const [first = "", ...others] = new Set(positions.map((position) => values.packings[position]?.[name] ?? ""));
    return others.length > 0 ? MIXED : first;
  };
  const set = (name: keyof Wish) => (value: string) => {
    if (value === MIXED) return;
    const packings = values.packings.map((wish, index) =>
      positions.includes(index) ? { ...wish, [name]: value } : wish,
    );
    void setFieldValue("packings", packings);
  };
  const optionsOf = (name: keyof Wish, options: readonly { value: string; label: string }[]) => {
    const value = valueOf(name);
    const isListed = value === "" || options.some((option) => option.value === value);
    const label = value === MIXED ? copy.mixed : formatShortDay(value);
    return isListed ? options : [{ value, label }, ...options];
  };
  const days = window.dates.map((date) => ({ value: date, label: formatShortDay(date) }));
  return (
    <section className={styles.shared} aria-label={title}>
      <Heading level={3} size="s">
        {title}
      </Heading>
      {help === undefined ? null : <p className={styles.note}>{help}</p>}
      {days.length === 0 ? <p className={styles.note}>{copy.noCommonDay}</p> : null}
      <div className={styles.wish}>
        {days.length > 0 ? (
          <SelectField
            id={`${id}-day`}
            label={deliveryDay.label}
            emptyLabel={copy.anySlot}
            width="m"
            options={optionsOf("delivery_at", days)}
            value={valueOf("delivery_at")}
            onChange={set("delivery_at")}
          />
        ) : null}
        <SelectField
          id={`${id}-slot`}
          label={deliverySlot.label}
          emptyLabel={copy.anySlot}
          width="m"
          options={optionsOf("delivery_timezone_key", window.timeSlots)}
          value={valueOf("delivery_timezone_key")}
          onChange={set("delivery_timezone_key")}
        />
      </div>
    </section>
  );
}
