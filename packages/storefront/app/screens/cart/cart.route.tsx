import { CartView } from "#ui/screens/cart/cart-view";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./cart.load.ts";
import { useCartModel } from "./cart.model.ts";

export { load as clientLoader, load as loader };

export default function CartRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <CartView {...useCartModel()} />
    </>
  );
}
