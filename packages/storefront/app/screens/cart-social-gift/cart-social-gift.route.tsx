import { CartSocialGiftView } from "#ui/screens/cart-social-gift/cart-social-gift-view";
import { cartSocialGiftCopy as copy } from "#ui/screens/cart-social-gift/cart-social-gift.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useCartSocialGiftModel } from "./cart-social-gift.model.ts";

const load = screenLoad("CartSocialGift");

export { load as clientLoader, load as loader };

export default function CartSocialGiftRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <CartSocialGiftView {...useCartSocialGiftModel()} />
    </>
  );
}
