import { Loader } from "#ui/elements/loader/loader";
import { ConfirmFacts } from "#ui/screens/cart-confirm/confirm-facts";
import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import type { CartConfirmProps } from "#ui/screens/cart-confirm/cart-confirm.props";
import { ConfirmMessage } from "#ui/screens/cart-confirm/confirm-message";
import { OrderPanel } from "#ui/screens/cart-confirm/order-panel";
import { PendingPayment } from "#ui/slots/pending-payment/pending-payment";
import { PrintedSeller } from "#ui/slots/printed-seller/printed-seller";
import { CheckoutFrame } from "#ui/slots/checkout-frame/checkout-frame";

/** The final confirmation: every item that the law requires, each with a link to change it. */
export function CartConfirmView(props: CartConfirmProps) {
  const { cart, confirmation, messages } = props;
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
      isSocialGift={confirmation.letter !== null}
      title={copy.title}
      lead={copy.lead}
      aside={<OrderPanel {...props} confirmation={confirmation} />}
    >
      <PrintedSeller seller={props.seller} />
      {props.pending ? <PendingPayment {...props.pending} /> : null}
      <ConfirmMessage code="cart-confirm-1" messages={messages} />
      <ConfirmFacts cart={cart} confirmation={confirmation} editPaths={props.editPaths} />
    </CheckoutFrame>
  );
}
