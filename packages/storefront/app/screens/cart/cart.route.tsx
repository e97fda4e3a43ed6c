import { CartView } from "#ui/screens/cart/cart-view";
import { cartMessages as words } from "#ui/screens/cart/cart.messages";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./cart.load.ts";
import { useCartModel } from "./cart.model.ts";

export { load as clientLoader, load as loader };

export default function CartRoute() {
  return (
    <>
      <PageHead title={words.title} isPrivate />
      <CartView {...useCartModel()} />
    </>
  );
}
