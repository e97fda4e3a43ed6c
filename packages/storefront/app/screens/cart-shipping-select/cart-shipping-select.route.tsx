import { prefectures } from "@noren/api/endpoints/prefecture";
import { CartShippingSelectView } from "#ui/screens/cart-shipping-select/cart-shipping-select-view";
import { cartShippingSelectCopy as copy } from "#ui/screens/cart-shipping-select/cart-shipping-select.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useCartShippingSelectModel } from "./cart-shipping-select.model.ts";

const load = screenLoad("CartShippingSelect", ({ prefetchOptional }) =>
  prefetchOptional(prefectures.endpoints.listPrefectures, undefined),
);

export { load as clientLoader, load as loader };

export default function CartShippingSelectRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <CartShippingSelectView {...useCartShippingSelectModel()} />
    </>
  );
}
