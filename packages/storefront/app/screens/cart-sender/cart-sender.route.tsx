import { prefectures } from "@noren/api/endpoints/prefecture";
import { CartSenderView } from "#ui/screens/cart-sender/cart-sender-view";
import { cartSenderCopy as copy } from "#ui/screens/cart-sender/cart-sender.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useCartSenderModel } from "./cart-sender.model.ts";

const load = screenLoad("CartSender", ({ prefetchOptional }) =>
  prefetchOptional(prefectures.endpoints.listPrefectures, undefined),
);

export { load as clientLoader, load as loader };

export default function CartSenderRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <CartSenderView {...useCartSenderModel()} />
    </>
  );
}
