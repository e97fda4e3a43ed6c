import type { Order } from "@noren/contract";
import { Heading } from "#ui/elements/heading/heading";
import { orderCopy as copy } from "#ui/screens/order/order.copy";
import type { OrderProps } from "#ui/screens/order/order.props";
import { GiftSummary } from "#ui/slots/gift-summary/gift-summary";
import { LineList } from "#ui/slots/line-list/line-list";
import { OrderParcels } from "#ui/slots/delivery-wish/order-parcels";
import styles from "./order-view.module.css";

type OrderShippingsProps = Pick<OrderProps, "reducedRateShippings" | "productPath"> & { order: Order };

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
        {shipping.full_address === null ? (
          copy.chosenByRecipient
        ) : (
          <>
            {shipping.full_address}
            <br />
            {shipping.phone_number}
          </>
        )}
      </address>
      {shipping.sender === undefined ? null : (
        <p className={styles.address}>
          {copy.sender}：{copy.to(shipping.sender?.shipping_name ?? order.orderer_name)}
        </p>
      )}
      {shipping.full_address === null ? (
        shipping.packings.map((packed, at) => <GiftSummary key={at} packed={packed} showsPaper />)
      ) : (
        <OrderParcels shipping={shipping} isAwaitingPayment={is_awaiting_payment} showsPaper />
      )}
      <LineList
        lines={shipping.products.map((line) => ({
          ...line,
          accessoryOf: line.accessory_of,
          key: String(line.id),
          path: line.product_key ? productPath(line.product_key) : null,
        }))}
        hasReducedRate={reducedRateShippings.has(shipping.id)}
      />
    </section>
  ));
}
