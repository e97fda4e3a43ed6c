import type { Order } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { Badge } from "#ui/elements/badge/badge";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { TextLink } from "#ui/elements/text-link/text-link";
import { PageMessage } from "#ui/elements/page-message/page-message";
import type { CartCompleteProps } from "#ui/screens/cart-complete/cart-complete.props";
import { cartCompleteCopy as copy } from "#ui/screens/cart-complete/cart-complete.copy";
import { CheckoutFrame } from "#ui/slots/checkout-frame/checkout-frame";
import { OrderParcels } from "#ui/slots/delivery-wish/order-parcels";
import { invoiceCopy } from "#ui/slots/invoice/invoice.copy";
import { OrderSums } from "#ui/slots/order-sums/order-sums";
import { PendingPayment } from "#ui/slots/pending-payment/pending-payment";
import { GiverGift } from "#ui/slots/social-gift/giver-gift";
import { ContactSection } from "#ui/slots/shop-contact/contact-section";
import styles from "./cart-complete-view.module.css";

const tones = { paid: "success", due: "warning", none: "neutral", cancelled: "neutral" } as const;

/** The placed order: its number, how to pay, the delivery, the sums, and links to continue. */
export function CartCompleteView(props: CartCompleteProps) {
  const {
    order,
    sums,
    paymentState,
    isPaymentReplaced,
    pending,
    paymentPath,
    message,
    gift,
    contact,
    orderPath,
    receipt,
    registerPath,
  } = props;
  if (pending) {
    return (
      <CheckoutFrame current={3} title={copy.unpaid} back={{ path: paymentPath, name: copy.otherPayment }}>
        <PendingPayment {...pending} />
      </CheckoutFrame>
    );
  }
  if (order === null) return <Loader label={copy.loading} />;
  if (order === "missing") {
    return (
      <EmptyState level={1} title={copy.missing} action={<ButtonLink href={paths.home()}>{copy.toShop}</ButtonLink>}>
        {copy.missingLead}
      </EmptyState>
    );
  }
  return (
    <CheckoutFrame current={4} isSocialGift={gift !== null} title={copy.title} lead={copy.lead}>
      {message ? <PageMessage {...message} /> : null}
      <dl className={styles.number}>
        <dt>{copy.orderNo}</dt>
        <dd className={styles.no}>{order.order_no}</dd>
        <dd className={styles.keep}>{copy.keep}</dd>
      </dl>
      <p>{copy.mailed(order.orderer_email)}</p>
      {isPaymentReplaced ? (
        <Notice title={copy.replaced}>
          <p>{copy.replacedLead(order.payment_name)}</p>
        </Notice>
      ) : null}
      {order.payment_guide ? (
        <Notice title={copy.guide}>
          <p className={styles.guide}>{order.payment_guide}</p>
        </Notice>
      ) : null}
      {gift ? <GiverGift {...gift} /> : null}
      <dl className={styles.facts}>
        <div>
          <dt>{copy.payment}</dt>
          <dd>
            <span className={styles.payment}>
              {order.payment_name}
              {paymentState === "later" ? null : (
                <Badge tone={tones[paymentState]}>{copy.paymentStates[paymentState]}</Badge>
              )}
            </span>
          </dd>
        </div>
        {order.invoice ? (
          <div>
            <dt>{invoiceCopy.recipient}</dt>
            <dd>{invoiceCopy.recipientOf(order.invoice)}</dd>
          </div>
        ) : null}
        {receipt ? (
          <div>
            <dt>{copy.receipt}</dt>
            <dd>{"path" in receipt ? <TextLink href={receipt.path}>{copy.toReceipt}</TextLink> : receipt.reason}</dd>
          </div>
        ) : null}
        <div>
          <dt>{copy.delivery}</dt>
          <dd>{gift ? copy.chosenByRecipient : <Deliveries {...order} />}</dd>
        </div>
      </dl>
      {sums ? <OrderSums {...sums} /> : null}
      {registerPath === null ? null : (
        <section className={styles.register}>
          <Heading level={2} size="s">
            {copy.register}
          </Heading>
          <p>{copy.registerLead}</p>
          <ButtonLink href={registerPath}>{copy.register}</ButtonLink>
        </section>
      )}
      <div className={styles.actions}>
        {orderPath ? (
          <ButtonLink href={orderPath} look="primary">
            {copy.toOrder}
          </ButtonLink>
        ) : null}
        <ButtonLink href={paths.home()}>{copy.toShop}</ButtonLink>
      </div>
      <ContactSection contact={contact} />
    </CheckoutFrame>
  );
}

function Deliveries({ shippings, is_awaiting_payment }: Pick<Order, "shippings" | "is_awaiting_payment">) {
  return (
    <ul className={styles.deliveries}>
      {shippings.map((shipping) => (
        <li key={shipping.id}>
          {copy.to(shipping.shipping_name)}
          <OrderParcels
            shipping={shipping}
            isAwaitingPayment={is_awaiting_payment}
            withContents={shippings.length > 1}
          />
        </li>
      ))}
    </ul>
  );
}
