import { CartConfirmView } from "#ui/screens/cart-confirm/cart-confirm-view";
import { cartConfirmMessages as words } from "#ui/screens/cart-confirm/cart-confirm.messages";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./cart-confirm.load.ts";
import { useCartConfirmModel } from "./cart-confirm.model.ts";

export { load as clientLoader, load as loader };

export default function CartConfirmRoute() {
  return (
    <>
      <PageHead title={words.title} isPrivate />
      <CartConfirmView {...useCartConfirmModel()} />
    </>
  );
}
