import type { Order } from "@noren/contract";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { Price } from "#ui/elements/price/price";
import type { CartCompleteProps } from "#ui/screens/cart-complete/cart-complete.props";
import { cartCompleteMessages as words } from "#ui/screens/cart-complete/cart-complete.messages";
import { CheckoutFrame } from "#ui/slots/checkout-frame/checkout-frame";
import { DeliveryWish } from "#ui/slots/delivery-wish/delivery-wish";
import styles from "./cart-complete-view.module.css";

/** After the order: its number, how to pay, what comes next. */
export function CartCompleteView({ order, isMember, message, orderPath, registerPath }: CartCompleteProps) {
  if (order === null) return <Loader label={words.loading} />;
  if (order === "missing") {
    return (
      <EmptyState level={1} title={words.missing} action={<ButtonLink href="/">{words.toShop}</ButtonLink>}>
        {words.missingLead}
      </EmptyState>
    );
  }
  return (
    <CheckoutFrame current={4} title={words.title} lead={words.lead}>
      {message ? <PageMessage html={message.content} /> : null}
      <dl className={styles.number}>
        <dt>{words.orderNo}</dt>
        <dd className={styles.no}>{order.order_no}</dd>
        <dd className={styles.keep}>{words.keep}</dd>
      </dl>
      {order.payment_guide ? (
        <Notice title={words.guide}>
          <p className={styles.guide}>{order.payment_guide}</p>
        </Notice>
      ) : null}
      <dl className={styles.facts}>
        <div>
          <dt>{words.total}</dt>
          <dd>
            <Price value={order.total_payment} />
          </dd>
        </div>
        <div>
          <dt>{words.delivery}</dt>
          <dd>
            <Deliveries shippings={order.shippings} />
          </dd>
        </div>
      </dl>
      {isMember ? null : (
        <section className={styles.register}>
          <Heading level={2} size="s">
            {words.register}
          </Heading>
          <p>{words.registerLead}</p>
          <ButtonLink href={registerPath}>{words.register}</ButtonLink>
        </section>
      )}
      <div className={styles.actions}>
        {orderPath ? (
          <ButtonLink href={orderPath} variant="primary">
            {words.toOrder}
          </ButtonLink>
        ) : null}
        <ButtonLink href="/">{words.toShop}</ButtonLink>
      </div>
    </CheckoutFrame>
  );
}

function Deliveries({ shippings }: Pick<Order, "shippings">) {
  return (
    <ul className={styles.deliveries}>
      {shippings.map((shipping) => (
        <li key={shipping.id}>
          {words.to(shipping.shipping_name)}
          <br />
          <DeliveryWish {...shipping} />
        </li>
      ))}
    </ul>
  );
}
