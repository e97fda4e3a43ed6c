import { CartView } from "#ui/screens/cart/cart-view";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useCartModel } from "./cart.model.ts";

/** The cart belongs to one browser: the server renders the page without it. */
const load = screenLoad("Cart");

export { load as clientLoader, load as loader };

export default function CartRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <CartView {...useCartModel()} />
    </>
  );
}
