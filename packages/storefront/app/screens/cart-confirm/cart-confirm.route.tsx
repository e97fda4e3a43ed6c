import { CartConfirmView } from "#ui/screens/cart-confirm/cart-confirm-view";
import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useCartConfirmModel } from "./cart-confirm.model.ts";

const load = screenLoad("CartConfirm");

export { load as clientLoader, load as loader };

export default function CartConfirmRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <CartConfirmView {...useCartConfirmModel()} />
    </>
  );
}
