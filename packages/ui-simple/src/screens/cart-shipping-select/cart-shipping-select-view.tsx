import { Loader } from "#ui/elements/loader/loader";
import { cartShippingSelectCopy as copy } from "#ui/screens/cart-shipping-select/cart-shipping-select.copy";
import type { CartShippingSelectProps } from "#ui/screens/cart-shipping-select/cart-shipping-select.props";
import { GuestChoice } from "#ui/screens/cart-shipping-select/guest-choice";
import { MemberChoice } from "#ui/screens/cart-shipping-select/member-choice";
import { CheckoutFrame } from "#ui/slots/checkout-frame/checkout-frame";
import { OrderSums } from "#ui/slots/order-sums/order-sums";

/** The choice of the destination: a guest enters it, a member chooses from the address book. */
export function CartShippingSelectView({ sums, choice, backPath }: CartShippingSelectProps) {
  const isSocialGift = choice?.kind === "guest" && choice.isSocialGift;
  return (
    <CheckoutFrame
      current={0}
      isSocialGift={isSocialGift}
      title={isSocialGift ? copy.orderer : copy.title}
      back={{ path: backPath, name: isSocialGift ? copy.backToGift : copy.back }}
      aside={sums ? <OrderSums {...sums} /> : null}
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
