import { CartPaymentView } from "#ui/screens/cart-payment/cart-payment-view";
import { cartPaymentCopy as copy } from "#ui/screens/cart-payment/cart-payment.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useCartPaymentModel } from "./cart-payment.model.ts";

const load = screenLoad("CartPayment");

export { load as clientLoader, load as loader };

export default function CartPaymentRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <CartPaymentView {...useCartPaymentModel()} />
    </>
  );
}
