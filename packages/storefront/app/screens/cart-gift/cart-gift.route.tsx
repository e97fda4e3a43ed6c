import { CartGiftView } from "#ui/screens/cart-gift/cart-gift-view";
import { cartGiftCopy as copy } from "#ui/screens/cart-gift/cart-gift.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useCartGiftModel } from "./cart-gift.model.ts";

const load = screenLoad("CartGift");

export { load as clientLoader, load as loader };

export default function CartGiftRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <CartGiftView {...useCartGiftModel()} />
    </>
  );
}
