import type { OrderPacking, OrderShipping } from "@noren/contract";
import { Badge } from "#ui/elements/badge/badge";
import { CoolBadge } from "#ui/slots/cool-badge/cool-badge";
import { coolCopy } from "#ui/slots/cool-badge/cool-badge.copy";
import { DeliveryWish } from "#ui/slots/delivery-wish/delivery-wish";
import { orderParcelsCopy as copy } from "#ui/slots/delivery-wish/order-parcels.copy";
import { GiftSummary } from "#ui/slots/gift-summary/gift-summary";
import styles from "./order-parcels.module.css";

interface OrderParcelsProps {
  shipping: OrderShipping;
  /** Whether the delivery depends on a payment that the shop waits for. */
  isAwaitingPayment: boolean;
  /** Whether a drawing of each のし is next to its text. */
  showsPaper?: boolean;
  /** Whether an only parcel lists its products too. */
  withContents?: boolean;
}

/** The parcels of a destination, each with its delivery day and its gift packing; several also with their products. */
export function OrderParcels(props: OrderParcelsProps) {
  const { shipping, isAwaitingPayment, showsPaper = false, withContents = false } = props;
  const { packings } = shipping;
  const [only] = packings;
  const dayOf = (wish: Pick<OrderPacking, "delivery_at" | "delivery_timezone_name">) => (
    <strong>
      <DeliveryWish {...wish} isAwaitingPayment={isAwaitingPayment} />
    </strong>
  );
  const contentsOf = ({ product_ids }: OrderPacking) => (
    <ul className={styles.contents}>
      {shipping.products
        .filter(({ id }) => product_ids.includes(id))
        .map(({ id, product_name, quantity }) => (
          <li key={id}>{copy.content(product_name, quantity)}</li>
        ))}
    </ul>
  );
  // Old orders have no parcels.
  if (!only) return <p className={styles.parcel}>{dayOf(shipping)}</p>;
  if (packings.length === 1)
    return (
      <div className={styles.parcel}>
        {withContents ? contentsOf(only) : null}
        <p className={styles.title}>
          <CoolBadge temperature={only.temperature} />
          {dayOf(only)}
        </p>
        <GiftSummary packed={only} showsPaper={showsPaper} />
      </div>
    );
  const hasCool = packings.some(({ temperature }) => temperature);
  return (
    <ol className={styles.parcels}>
      {packings.map((packing, index) => (
        <li key={index} className={styles.parcel}>
          <p className={styles.title}>
            {copy.parcel(index + 1)}
            <CoolBadge temperature={packing.temperature} />
            {hasCool && !packing.temperature ? <Badge>{coolCopy.ambient}</Badge> : null}
          </p>
          {contentsOf(packing)}
          <p>{dayOf(packing)}</p>
          <GiftSummary packed={packing} showsPaper={showsPaper} />
        </li>
      ))}
    </ol>
  );
}
