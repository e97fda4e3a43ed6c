import type { Cart } from "@noren/contract";
import { Loader } from "#ui/elements/loader/loader";
import { cartShippingSelectCopy as copy } from "#ui/screens/cart-shipping-select/cart-shipping-select.copy";
import type { CartShippingSelectProps } from "#ui/screens/cart-shipping-select/cart-shipping-select.props";
import { GuestChoice } from "#ui/screens/cart-shipping-select/guest-choice";
import { MemberChoice } from "#ui/screens/cart-shipping-select/member-choice";
import { CheckoutFrame } from "#ui/slots/checkout-frame/checkout-frame";
import { OrderSums } from "#ui/slots/order-sums/order-sums";

/** Where the order goes: a guest types it, a member picks it. */
export function CartShippingSelectView({ cart, carriage, choice, backPath }: CartShippingSelectProps) {
  return (
    <CheckoutFrame
      current={0}
      title={copy.title}
      back={{ path: backPath, name: copy.back }}
      aside={cart ? <Sums cart={cart} carriage={carriage} /> : null}
    >
      {choice === null ? (
        <Loader label={copy.loading} />
      ) : choice.kind === "guest" ? (
        <GuestChoice {...choice} />
      ) : (
        <MemberChoice {...choice} />
      )}
    </CheckoutFrame>
  );
}

function Sums({ cart: { detail }, carriage }: Pick<CartShippingSelectProps, "carriage"> & { cart: Cart }) {
  const count = detail.products.reduce((sum, { quantity }) => sum + quantity, 0);
  return <OrderSums sums={detail.order} count={count} carriage={carriage} />;
}
