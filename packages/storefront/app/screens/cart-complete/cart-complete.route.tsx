import { CartCompleteView } from "#ui/screens/cart-complete/cart-complete-view";
import { cartCompleteMessages as words } from "#ui/screens/cart-complete/cart-complete.messages";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./cart-complete.load.ts";
import { useCartCompleteModel } from "./cart-complete.model.ts";

export { load as clientLoader, load as loader };

export default function CartCompleteRoute() {
  return (
    <>
      <PageHead title={words.title} isPrivate />
      <CartCompleteView {...useCartCompleteModel()} />
    </>
  );
}
