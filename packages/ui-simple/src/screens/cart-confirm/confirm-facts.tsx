import type { ConfirmFactsProps } from "#ui/screens/cart-confirm/cart-confirm.props";
import { ConfirmDeliveries } from "#ui/screens/cart-confirm/confirm-deliveries";
import { ConfirmPayment } from "#ui/screens/cart-confirm/confirm-payment";
import { ConfirmPeople } from "#ui/screens/cart-confirm/confirm-people";
import { ConfirmProducts } from "#ui/screens/cart-confirm/confirm-products";
import { ConfirmTerms } from "#ui/screens/cart-confirm/confirm-terms";

/** All parts of the order, with every legal item except the amounts, which `OrderPanel` shows. */
export function ConfirmFacts(props: ConfirmFactsProps) {
  return (
    <>
      <ConfirmProducts {...props} />
      <ConfirmDeliveries {...props} />
      <ConfirmPayment {...props} />
      <ConfirmPeople {...props} />
      <ConfirmTerms {...props} />
    </>
  );
}
