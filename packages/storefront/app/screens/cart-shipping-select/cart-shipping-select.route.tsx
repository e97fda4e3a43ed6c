import { CartShippingSelectView } from "#ui/screens/cart-shipping-select/cart-shipping-select-view";
import { cartShippingSelectMessages as words } from "#ui/screens/cart-shipping-select/cart-shipping-select.messages";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./cart-shipping-select.load.ts";
import { useCartShippingSelectModel } from "./cart-shipping-select.model.ts";

export { load as clientLoader, load as loader };

export default function CartShippingSelectRoute() {
  return (
    <>
      <PageHead title={words.title} isPrivate />
      <CartShippingSelectView {...useCartShippingSelectModel()} />
    </>
  );
}
