import { CartQuotationView } from "#ui/screens/cart-quotation/cart-quotation-view";
import { cartQuotationCopy as copy } from "#ui/screens/cart-quotation/cart-quotation.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useCartQuotationModel } from "./cart-quotation.model.ts";

const load = screenLoad("CartQuotation");

export { load as clientLoader, load as loader };

export default function CartQuotationRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <CartQuotationView {...useCartQuotationModel()} />
    </>
  );
}
