import { ButtonLink } from "#ui/elements/button/button-link";
import { Notice } from "#ui/elements/notice/notice";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import type { CartProps } from "#ui/screens/cart/cart.props";
import styles from "./cart-view.module.css";

/** The links to the checkout, or why this cart cannot be ordered. */
export function CheckoutLinks({ checkoutBlock, checkoutPath, loginPath }: CartProps) {
  if (checkoutBlock !== null) return <Notice tone="warning">{copy.blocked[checkoutBlock]}</Notice>;
  if (loginPath === null) {
    return (
      <ButtonLink href={checkoutPath} look="primary" size="large" block>
        {copy.checkout}
      </ButtonLink>
    );
  }
  return (
    <div className={styles.ways}>
      <ButtonLink href={checkoutPath} look="primary" size="large" block>
        {copy.guestCheckout}
      </ButtonLink>
      <ButtonLink href={loginPath} block>
        {copy.loginCheckout}
      </ButtonLink>
      <p className={styles.help}>{copy.loginLead}</p>
    </div>
  );
}
