import { CartShippingDetailView } from "#ui/screens/cart-shipping-detail/cart-shipping-detail-view";
import { cartShippingDetailCopy as copy } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useCartShippingDetailModel } from "./cart-shipping-detail.model.ts";

const load = screenLoad("CartShippingDetail");

export { load as clientLoader, load as loader };

export default function CartShippingDetailRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <CartShippingDetailView {...useCartShippingDetailModel()} />
    </>
  );
}
