import { Button } from "#ui/elements/button/button";
import { TextLink } from "#ui/elements/text-link/text-link";
import { requiredPart } from "#ui/required-part";
import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import type { CartConfirmProps, FinalConfirmation } from "#ui/screens/cart-confirm/cart-confirm.props";
import { ConfirmMessage } from "#ui/screens/cart-confirm/confirm-message";
import { OrderSums } from "#ui/slots/order-sums/order-sums";
import styles from "./cart-confirm-view.module.css";

/** Legal item 2, the amounts, with the terms and the button that places the order. */
export function OrderPanel(props: CartConfirmProps & { confirmation: FinalConfirmation }) {
  const { confirmation, messages, termsPath, privacyPath, isOrdering, onOrdered } = props;
  return (
    <div className={styles.panel}>
      <div {...requiredPart("legal-amounts")}>
        <OrderSums {...confirmation.amounts} />
      </div>
      <ConfirmMessage code="cart-confirm-2" messages={messages} />
      <p className={styles.agreement} data-screen-only="">
        {copy.agreement}
        <br />
        <TextLink href={termsPath}>{copy.terms}</TextLink> <TextLink href={privacyPath}>{copy.privacy}</TextLink>
      </p>
      <Button
        {...requiredPart("order-button")}
        variant="primary"
        size="large"
        block
        loading={isOrdering}
        onClick={onOrdered}
      >
        {isOrdering ? copy.ordering : copy.order}
      </Button>
    </div>
  );
}
