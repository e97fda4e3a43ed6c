import { prefectures } from "@noren/api/endpoints/prefecture";
import { CartShippingAddView } from "#ui/screens/cart-shipping-add/cart-shipping-add-view";
import { cartShippingAddCopy as copy } from "#ui/screens/cart-shipping-add/cart-shipping-add.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useCartShippingAddModel } from "./cart-shipping-add.model.ts";

const load = screenLoad("CartShippingAdd", ({ prefetchOptional }) =>
  prefetchOptional(prefectures.endpoints.listPrefectures, undefined),
);

export { load as clientLoader, load as loader };

export default function CartShippingAddRoute() {
  return (
    <>
      <PageHead title={copy.addTitle} isPrivate />
      <CartShippingAddView {...useCartShippingAddModel()} />
    </>
  );
}
