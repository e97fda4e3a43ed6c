import type { Cart, MessageCode } from "@noren/contract";
import { Button } from "#ui/elements/button/button";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { TextLink } from "#ui/elements/text-link/text-link";
import { ConfirmFacts } from "#ui/screens/cart-confirm/confirm-facts";
import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import type { CartConfirmProps, FinalConfirmation } from "#ui/screens/cart-confirm/cart-confirm.props";
import { CheckoutFrame } from "#ui/slots/checkout-frame/checkout-frame";
import { OrderSums } from "#ui/slots/order-sums/order-sums";
import styles from "./cart-confirm-view.module.css";

/** The last look before the order: everything that the law wants said, each with the way to correct it. */
export function CartConfirmView(props: CartConfirmProps) {
  const { cart, confirmation, messages, refusal } = props;
  if (cart === null || confirmation === null) {
    return (
      <CheckoutFrame current={3} title={copy.title} aside={null}>
        <Loader label={copy.loading} />
      </CheckoutFrame>
    );
  }
  return (
    <CheckoutFrame
      current={3}
      title={copy.title}
      lead={copy.lead}
      aside={<OrderPanel {...props} cart={cart} confirmation={confirmation} />}
    >
      {refusal ? (
        <Notice tone="error" title={copy.refused} live>
          <p>{refusal}</p>
        </Notice>
      ) : null}
      <MessageOf code="cart-confirm-1" messages={messages} />
      <ConfirmFacts cart={cart} confirmation={confirmation} editPaths={props.editPaths} />
    </CheckoutFrame>
  );
}

/** [message.page-keys] The first of the confirm step's two messages stands above what is ordered, the second beside the button. */
function MessageOf({ code, messages }: Pick<CartConfirmProps, "messages"> & { code: MessageCode }) {
  const message = messages.find((each) => each.code === code);
  return message ? <PageMessage {...message} /> : null;
}

type OrderPanelProps = CartConfirmProps & { cart: Cart; confirmation: FinalConfirmation };

function OrderPanel({ cart, confirmation, messages, termsPath, privacyPath, isOrdering, onOrdered }: OrderPanelProps) {
  const count = confirmation.quantities.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={styles.panel}>
      <OrderSums sums={{ ...cart.detail.order, until_free_carriage: null }} count={count} isCarriageKnown />
      <MessageOf code="cart-confirm-2" messages={messages} />
      <p className={styles.agreement}>
        {copy.agreement}
        <br />
        <TextLink href={termsPath}>{copy.terms}</TextLink> <TextLink href={privacyPath}>{copy.privacy}</TextLink>
      </p>
      <Button variant="primary" size="large" block loading={isOrdering} onClick={onOrdered}>
        {isOrdering ? copy.ordering : copy.order}
      </Button>
    </div>
  );
}
