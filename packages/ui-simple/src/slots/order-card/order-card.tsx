import type { OrderStatus, OrderSummary } from "@noren/contract";
import { findOwnValue } from "@noren/validation/own-value";
import { Badge, type BadgeProps } from "#ui/elements/badge/badge";
import { Icon } from "#ui/elements/icon/icon";
import { Price } from "#ui/elements/price/price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { formatDate } from "@noren/validation/format";
import { orderCardCopy as copy } from "#ui/slots/order-card/order-card.copy";
import styles from "./order-card.module.css";

/** The colour of a status; its text comes from the API. */
export const statusTones: Record<OrderStatus, NonNullable<BadgeProps["tone"]>> = {
  accepted: "accent",
  paid: "accent",
  preparing: "accent",
  shipped: "success",
  completed: "neutral",
  cancelled: "danger",
};

const MAX_PICTURES = 4;

/** An order in a list: date, products, total, status. The whole card links to the order. */
export function OrderCard({ order, path }: { order: OrderSummary; path: string }) {
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <p className={styles.facts}>
          <time dateTime={order.ordered_at}>{formatDate(order.ordered_at)}</time>
          <span className={styles.no}>
            {copy.orderNo} {order.order_no}
          </span>
          {order.shipped_on === null ? null : (
            <span className={styles.no}>
              {copy.shippedOn} <time dateTime={order.shipped_on}>{formatDate(order.shipped_on)}</time>
            </span>
          )}
        </p>
        <Badge tone={findOwnValue(statusTones, order.status) ?? "neutral"}>{order.status_name}</Badge>
      </header>
      <div className={styles.products}>
        <ul className={styles.pictures}>
          {order.products.slice(0, MAX_PICTURES).map(({ image, product_name }, index) => (
            <li key={index}>
              <ProductPicture picture={image} sizes="72px" maxFetchedWidth={160} ratio="square" alt={product_name} />
            </li>
          ))}
        </ul>
        <p className={styles.name}>
          {order.products[0]?.product_name}
          {order.products.length > 1 ? (
            <span className={styles.more}>{copy.more(order.products.length - 1)}</span>
          ) : null}
        </p>
      </div>
      <footer className={styles.foot}>
        <p>
          <span className={styles.label}>{copy.total}</span> <Price value={order.total_payment} />
        </p>
        <a className={styles.link} href={path} aria-label={copy.detailOf(order.order_no)}>
          {copy.detail}
          <Icon name="chevron-right" size={16} />
        </a>
      </footer>
    </article>
  );
}
