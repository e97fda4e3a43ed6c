import type { OrderPacking, OrderShipping } from "@noren/contract";
import { Badge } from "#ui/elements/badge/badge";
import { CoolBadge } from "#ui/slots/cool-badge/cool-badge";
import { coolCopy } from "#ui/slots/cool-badge/cool-badge.copy";
import { DeliveryWish } from "#ui/slots/delivery-wish/delivery-wish";
import styles from "./parcel-wishes.module.css";

interface ParcelWishesProps {
  shipping: OrderShipping;
  /** Whether the delivery depends on a payment that the shop waits for. */
  isAwaitingPayment: boolean;
}

type Parcel = Pick<OrderPacking, "temperature" | "delivery_at" | "delivery_timezone_name">;

/** The parcels with distinct temperatures and wishes. */
function parcelsOf({ packings, delivery_at, delivery_timezone_name }: OrderShipping): Parcel[] {
  const parcels: Parcel[] = packings.length > 0 ? packings : [{ delivery_at, delivery_timezone_name }];
  const keyOf = (parcel: Parcel) => [parcel.temperature, parcel.delivery_at, parcel.delivery_timezone_name].join();
  return parcels.filter((parcel, index) => parcels.findIndex((each) => keyOf(each) === keyOf(parcel)) === index);
}

/** The delivery dates of a destination's parcels. Beside a cool parcel, the ambient one is labelled too. */
export function ParcelWishes({ shipping, isAwaitingPayment }: ParcelWishesProps) {
  const parcels = parcelsOf(shipping);
  const hasCool = parcels.some(({ temperature }) => temperature);
  return parcels.map(({ temperature, ...wish }, at) => (
    <span key={at} className={styles.parcel}>
      <CoolBadge temperature={temperature} />
      {hasCool && !temperature ? <Badge>{coolCopy.ambient}</Badge> : null}
      <span>
        <DeliveryWish {...wish} isAwaitingPayment={isAwaitingPayment} />
      </span>
    </span>
  ));
}
