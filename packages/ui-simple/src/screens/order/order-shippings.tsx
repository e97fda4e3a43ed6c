import type { Order } from "@noren/contract";
import { Heading } from "#ui/elements/heading/heading";
import { orderCopy as copy } from "#ui/screens/order/order.copy";
import type { OrderProps } from "#ui/screens/order/order.props";
import { CoolBadge } from "#ui/slots/cool-badge/cool-badge";
import { LineList } from "#ui/slots/line-list/line-list";
import { DeliveryWish } from "#ui/slots/delivery-wish/delivery-wish";
import styles from "./order-view.module.css";

type OrderShippingsProps = Pick<OrderProps, "reducedRateShippings" | "productPath"> & { order: Order };

type Shipping = Order["shippings"][number];

/** The parcels with distinct temperatures and wishes. */
function parcelsOf({ packings, delivery_at, delivery_timezone_name }: Shipping) {
  const first: Pick<Shipping["packings"][number], "temperature" | "delivery_at" | "delivery_timezone_name"> = {
    delivery_at,
    delivery_timezone_name,
  };
  const parcels = packings.length > 0 ? packings : [first];
  const keyOf = (parcel: typeof first) =>
    [parcel.temperature, parcel.delivery_at, parcel.delivery_timezone_name].join();
  return parcels.filter((parcel, index) => parcels.findIndex((each) => keyOf(each) === keyOf(parcel)) === index);
}

/** The destinations with their products and delivery days. */
export function OrderShippings({ order, reducedRateShippings, productPath }: OrderShippingsProps) {
  const { shippings, is_awaiting_payment } = order;
  return shippings.map((shipping, index) => (
    <section key={shipping.id} className={styles.shipping}>
      <Heading level={2} size="s">
        {copy.delivery(index + 1, shippings.length)}
      </Heading>
      <address className={styles.address}>
        {copy.to(shipping.shipping_name)}
        <br />
        {shipping.full_address}
        <br />
        {shipping.phone_number}
        <br />
        {parcelsOf(shipping).map(({ temperature, ...wish }, at) => (
          <strong key={at} className={styles.parcel}>
            <CoolBadge temperature={temperature} /> <DeliveryWish {...wish} isAwaitingPayment={is_awaiting_payment} />
          </strong>
        ))}
      </address>
      <LineList
        lines={shipping.products.map((line) => ({
          ...line,
          key: String(line.id),
          path: line.product_key ? productPath(line.product_key) : null,
        }))}
        hasReducedRate={reducedRateShippings.has(shipping.id)}
      />
    </section>
  ));
}
