import { CartPaymentView } from "#ui/screens/cart-payment/cart-payment-view";
import { cartPaymentCopy as copy } from "#ui/screens/cart-payment/cart-payment.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./cart-payment.load.ts";
import { useCartPaymentModel } from "./cart-payment.model.ts";

export { load as clientLoader, load as loader };

export default function CartPaymentRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <CartPaymentView {...useCartPaymentModel()} />
    </>
  );
}
