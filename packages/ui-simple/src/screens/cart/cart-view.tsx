import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { CartContent } from "#ui/screens/cart/cart-content";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import type { CartProps } from "#ui/screens/cart/cart.props";
import { RemovalNotice } from "#ui/screens/cart/removal-notice";
import { PaymentFailure } from "#ui/slots/pending-payment/payment-failure";
import { PendingPayment } from "#ui/slots/pending-payment/pending-payment";
import styles from "./cart-view.module.css";

/** The cart. The heading is the same for every cart, so it shows while the cart loads. */
export function CartView(props: CartProps) {
  const { cart, failure, pending } = props;
  return (
    <>
      <div className={styles.head}>
        <Heading level={1}>{copy.title}</Heading>
      </div>
      <div className={styles.state}>
        {failure ? <PaymentFailure {...failure} onDismissed={props.onFailureDismissed} /> : null}
        {pending ? <PendingPayment {...pending} /> : null}
        {cart === null ? <Loader label={copy.loading} /> : null}
      </div>
      <RemovalNotice {...props} />
      {cart === null ? null : <CartContent {...props} cart={cart} />}
    </>
  );
}
