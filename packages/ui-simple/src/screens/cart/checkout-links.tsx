import { ButtonLink } from "#ui/elements/button/button-link";
import { Notice } from "#ui/elements/notice/notice";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import type { CartProps } from "#ui/screens/cart/cart.props";
import styles from "./cart-view.module.css";

/** The links to the checkout, or why this cart cannot be ordered. */
export function CheckoutLinks(props: CartProps) {
  const { checkoutBlock, checkoutPath, loginPath } = props;
  if (checkoutBlock !== null) return <Notice tone="warning">{copy.blocked[checkoutBlock]}</Notice>;
  if (loginPath === null) {
    return (
      <div className={styles.ways}>
        <ButtonLink href={checkoutPath} look="primary" size="large" block>
          {copy.checkout}
        </ButtonLink>
        <SocialGiftLink {...props} />
      </div>
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
      <SocialGiftLink {...props} />
    </div>
  );
}

/** The link to a gift whose recipient enters the address; not shown for a cart that is one. */
function SocialGiftLink({ socialGift: { path, receiverName } }: Pick<CartProps, "socialGift">) {
  if (receiverName !== null) return null;
  return (
    <>
      <ButtonLink href={path} icon="gift" block>
        {copy.social}
      </ButtonLink>
      <p className={styles.help}>{copy.socialLead}</p>
    </>
  );
}
