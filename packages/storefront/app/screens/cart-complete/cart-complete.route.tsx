import { CartCompleteView } from "#ui/screens/cart-complete/cart-complete-view";
import { cartCompleteCopy as copy } from "#ui/screens/cart-complete/cart-complete.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useCartCompleteModel } from "./cart-complete.model.ts";

const load = screenLoad("CartComplete");

export { load as clientLoader, load as loader };

export default function CartCompleteRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <CartCompleteView {...useCartCompleteModel()} />
    </>
  );
}
